// SPDX-License-Identifier: Apache-2.0
// Runs a WebAssembly program of the system interface WASI: node run_wasi.mjs PROGRAM [ARGUMENT...]
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: process.argv.slice(2), returnOnExit: true });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), wasi.getImportObject());
process.exitCode = wasi.start(instance);
