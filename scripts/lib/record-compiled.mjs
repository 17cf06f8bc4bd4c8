// node --import record-compiled.mjs bellgrid.js …ARGUMENTS: lets the built command run as it always does, with its own
// flags (code compiled under other flags would be refused), and writes what was compiled until it ended.
import { writeFileSync } from 'node:fs';
import vm from 'node:vm';

const { Script } = vm;

vm.Script = class extends Script {
  /** @param {string} code @param {string | import('node:vm').ScriptOptions} [options] */
  constructor(code, options) {
    super(code, options);
    const { COMPILED_FILE: target = '' } = process.env;
    process.on('exit', () => writeFileSync(target, this.createCachedData()));
  }
};
