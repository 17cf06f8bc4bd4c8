import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes a copy of a FET file without the kinds of constraint that the import does not carry, so that both
 * programs work on the same rules.
 * @param {string} from
 * @param {string} to
 * @param {readonly { name: string, reason: string }[]} notCarried of the import report
 * @returns {string[]} the names of the kinds left out
 */
export function writeSameConstraints(from, to, notCarried) {
  const kinds = notCarried.filter(({ name }) => name.startsWith('Constraint')).map(({ name }) => name);
  const wholly = [...new Set(kinds)].filter((name) =>
    notCarried.some((entry) => entry.name === name && entry.reason.startsWith('this kind')),
  );
  let text = readFileSync(from, 'utf8');
  for (const name of wholly) text = text.replace(new RegExp(`<${name}>[^]*?</${name}>\\s*`, 'g'), '');
  writeFileSync(to, text);
  return wholly;
}
