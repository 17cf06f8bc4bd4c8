import { type Message, value } from '@bellgrid/model';
import { constraintImporters } from '../imports/fet/constraints/registry.ts';
import { importFile } from '../imports/import-file.ts';
import type { ImportReport } from '../imports/report/import-result.ts';
import { allFetExamples, readFetExample } from './fet-examples.ts';
import { spoken } from './spoken.ts';

/** The number of files with a kind of constraint, and what became of it there. */
interface Row {
  files: number;
  carried: number;
  approximated: number;
  notCarried: number;
  readonly reasons: Map<string, number>;
}

/** The page about constraints of FET, from the registry of importers and all example files of the package. */
export function fetDoc(): string {
  const rows = new Map<string, Row>([...constraintImporters.keys()].map((name) => [name, emptyRow()]));
  const names = allFetExamples().filter((name) => !name.includes('old-format'));
  let refused = 0;
  for (const name of names) {
    const result = importFile(name, readFetExample(name));
    if (result.ok) countFile(rows, result.report);
    else refused += 1;
  }
  return page(rows, names.length, refused);
}

function emptyRow(): Row {
  return { files: 0, carried: 0, approximated: 0, notCarried: 0, reasons: new Map() };
}

type Fate = 'carried' | 'approximated' | 'notCarried';
const fates: readonly Fate[] = ['carried', 'approximated', 'notCarried'];

function countFile(rows: Map<string, Row>, report: ImportReport): void {
  const seen = new Set<Row>();
  for (const fate of fates) {
    const elements = report[fate].flatMap(({ element }) => element ?? []);
    for (const name of new Set(elements.filter((element) => element.startsWith('Constraint')))) {
      const row = rows.get(name) ?? emptyRow();
      rows.set(name, row);
      row[fate] += 1;
      if (!seen.has(row)) row.files += 1;
      seen.add(row);
    }
  }
  for (const { element, reason } of [...report.approximated, ...report.notCarried]) {
    const reasons = rows.get(element ?? '')?.reasons;
    const sentence = spoken(withoutNames(reason));
    reasons?.set(sentence, (reasons.get(sentence) ?? 0) + 1);
  }
}

function page(rows: ReadonlyMap<string, Row>, files: number, refused: number): string {
  const sorted = [...rows].sort(([a, x], [b, y]) => y.files - x.files || (a < b ? -1 : 1));
  const known = sorted.filter(([name]) => constraintImporters.has(name));
  const unknown = sorted.filter(([name]) => !constraintImporters.has(name));
  return `# Constraints of FET files

Made from the registry of importers in \`packages/formats/src/imports/fet/constraints\` and the ${files} example files of
current formats in the Debian package \`fet-data\`, of which ${files - refused} are imported and ${refused} are refused because of their mode; a test fails
when it is stale and names the command that writes it again (it needs the package).

A number is how many of the imported files have the constraint, and in how many of them some are carried with their exact
meaning, carried with nearly their meaning (approximated), or not carried. The import report of a file has the same
for each of its constraints. The kind that each becomes in the draft: \`constraints.md\`, column FET.
One for all teachers or all students becomes one rule for all: \`semantics.md\`, S8.8.

A subject that a class has more than once, with other teachers or students, becomes several subjects. Their names are
told apart by the names of their students or by a number, as in "History 2", never by the name of a teacher, because a
subject's name is also published where teachers are not. The import report lists the new names.

## Carried

| constraint | files | carried | approximated | not carried | why |
|---|---|---|---|---|---|
${known.map(([name, row]) => lineOf(name, row)).join('\n')}

## Not carried

These have no counterpart among the kinds of Bellgrid.

| constraint | files |
|---|---|
${unknown.map(([name, { files: count }]) => `| ${shortName(name)} | ${count} |`).join('\n')}
`;
}

function lineOf(name: string, { files, carried, approximated, notCarried, reasons }: Row): string {
  const why = [...reasons].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([reason]) => reason);
  const cells = [shortName(name), files, carried, approximated, notCarried, why.slice(0, 4).join('; ')];
  return `| ${cells.join(' | ')} |`;
}

/** A reason with dots in place of the rooms that it lists, which are those of one file. */
function withoutNames({ code, values = {} }: Message): Message {
  const named = Object.entries(values).map(([name, each]) => {
    const isList = typeof each === 'object' && 'kind' in each && each.kind === 'messages';
    return [name, isList ? value.text('…') : each] as const;
  });
  return { code, values: Object.fromEntries(named) };
}

function shortName(name: string): string {
  return name.replace(/^Constraint/, '');
}
