import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runBellgrid } from './bellgrid.mjs';

const examples = '/usr/share/doc/fet-data/examples';

/**
 * A copy of a file of fet-data with only those kinds of constraint that our import carries, made once a folder.
 * @param {string} folder
 * @param {string} name below the examples, or a whole path
 * @returns {{ file: string, leftOut: string[] }}
 */
export function sameRules(folder, name) {
  mkdirSync(join(folder, 'schools'), { recursive: true });
  const key = createHash('sha256').update(name).digest('hex').slice(0, 12);
  const file = join(folder, 'schools', `${key}.fet`);
  const known = `${file}.left-out.json`;
  if (existsSync(known)) return { file, leftOut: JSON.parse(readFileSync(known, 'utf8')) };
  const draft = join(folder, `${key}.json`);
  const { report } = runBellgrid(['convert', resolve(examples, name), draft], 300).result;
  rmSync(draft, { force: true });
  const leftOut = writeSameConstraints(resolve(examples, name), file, report?.notCarried ?? []);
  writeFileSync(known, JSON.stringify(leftOut));
  return { file, leftOut };
}

/**
 * Writes a copy of a FET file without the kinds of constraint that the import does not carry, so that both
 * programs work on the same rules.
 * @param {string} from
 * @param {string} to
 * @param {readonly { name: string, reason: string }[]} notCarried of the import report
 * @returns {string[]} the names of the kinds left out
 */
function writeSameConstraints(from, to, notCarried) {
  const kinds = notCarried.filter(({ name }) => name.startsWith('Constraint')).map(({ name }) => name);
  const wholly = [...new Set(kinds)].filter((name) =>
    notCarried.some((entry) => entry.name === name && entry.reason.startsWith('this kind')),
  );
  let text = readFileSync(from, 'utf8');
  for (const name of wholly) text = text.replace(new RegExp(`<${name}>[^]*?</${name}>\\s*`, 'g'), '');
  writeFileSync(to, text);
  return wholly;
}
