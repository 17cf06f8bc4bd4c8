import { lessonName, type Match, verify as verifyDraft } from '@bellgrid/constraints';
import { readArguments } from '../arguments.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { readSchool } from '../input/read-school.ts';
import { print, printJson } from '../output/print.ts';

const MAX_LINES = 50;

/** Checks the timetable in the file: done when every lesson stands and no hard rule is broken. */
export async function verify(args: readonly string[]): Promise<ExitCode> {
  const { files, json } = readArguments(args, {}, ['FILE']);
  const [path = ''] = files;
  const { draft } = readSchool(path);
  const { lessons, placed, hardViolations, cost, unplaced, physical, matches } = verifyDraft(draft);
  const all = [...physical, ...matches].sort((a, b) => Number(b.hard) - Number(a.hard));
  const isClean = hardViolations === 0 && placed === lessons;
  if (json) {
    const status = isClean ? 'CLEAN' : hardViolations > 0 ? 'BROKEN' : 'INCOMPLETE';
    const notPlaced = unplaced.map((lesson) => ({ lesson, name: lessonName(draft, lesson) }));
    const sums = { lessons, placed, hardViolations, cost };
    printJson({ status, ...sums, unplaced: notPlaced, findings: all.map(asFinding) });
    return isClean ? EXIT.done : EXIT.failed;
  }
  const names = firstLines(once(unplaced.map((id) => `not placed: ${lessonName(draft, id)}`)));
  const lines = firstLines(once(all.map(asLine)));
  const verdict = isClean
    ? 'Every lesson stands and every hard rule is kept.'
    : 'The timetable is not in order:';
  const sums = `Lessons placed: ${placed} of ${lessons}. Hard rules broken: ${hardViolations}. Cost of wishes: ${cost}.`;
  print(verdict, sums, ...names, ...lines);
  return isClean ? EXIT.done : EXIT.failed;
}

/** What a program reads: the sentence with the ids of what it speaks of. */
function asFinding({ kind, hard, amount, sentence, lessons, constraints, references }: Match) {
  return { kind, hard, amount, sentence, ...references, lessons, constraints };
}

function firstLines(lines: readonly string[]): string[] {
  const told = lines.slice(0, MAX_LINES).map((line) => `- ${line}`);
  return lines.length > MAX_LINES ? [...told, `- … and ${lines.length - MAX_LINES} more`] : told;
}

/** Each line once, with how often it was there: several constraints may say the same, and lessons be called the same. */
function once(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

function asLine({ hard, sentence }: Match): string {
  return `${hard ? 'hard' : 'wish'}: ${sentence}`;
}
