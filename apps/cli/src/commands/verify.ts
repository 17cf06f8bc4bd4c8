import { type Match, verify as verifyDraft } from '@bellgrid/constraints';
import { type Finding, type Id, type Message, value } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { messageText } from '@bellgrid/texts';
import { readArguments } from '../command-line/arguments.ts';
import { EXIT, type ExitCode } from '../command-line/exit-codes.ts';
import { texts } from '../command-line/texts.ts';
import { readSchool } from '../input/read-school.ts';
import { print, printJson } from '../output/print.ts';
import { sumsOf, withSentences } from '../output/run-lines.ts';

const MAX_LINES = 50;

/** Checks the timetable in the file: done when every lesson is placed and no hard rule is broken. */
export async function verifyCommand(args: readonly string[]): Promise<ExitCode> {
  const { files, json } = readArguments(args, {}, ['FILE']);
  const [path = ''] = files;
  const { draft } = readSchool(path);
  const { lessons, placed, hardViolations, cost, unplaced, physical, matches } = verifyDraft(draft);
  const sums = { lessons, placed, hardViolations, cost };
  const isClean = hardViolations === 0 && placed === lessons;
  const hard = [...physical, ...matches.filter((match) => match.hard)];
  const soft = matches.filter((match) => !match.hard);
  if (json) {
    const status = isClean ? 'CLEAN' : hardViolations > 0 ? 'BROKEN' : 'INCOMPLETE';
    const findings = { ...NO_FINDINGS, unplaced: unplaced.map(notPlaced), broken: hard.map(asFinding) };
    const wishes = soft.map((match) => ({ ...asFinding(match), amount: match.amount, weight: match.weight }));
    printJson({ status, ...sums, findings: withSentences(findings, draft), wishes });
    return isClean ? EXIT.done : EXIT.failed;
  }
  const say = (message: Message): string => messageText(texts, draft, message);
  const verdict = texts.t(isClean ? 'cliRun.verify.clean' : 'cliRun.verify.notClean');
  const violations = [
    ...hard.map(({ message }) => texts.t('cliRun.verify.hard', { violation: say(message) })),
    ...soft.map(({ message }) => texts.t('cliRun.verify.soft', { violation: say(message) })),
  ];
  print(
    verdict,
    sumsOf(sums),
    ...firstLines(countedOnce(unplaced.map((id) => say(notPlaced(id))))),
    ...firstLines(countedOnce(violations)),
  );
  return isClean ? EXIT.done : EXIT.failed;
}

const notPlaced = (lesson: Id): Finding => ({
  code: 'cliRun.verify.notPlaced',
  values: { lesson: value.items('lesson', [lesson]) },
  about: { lessons: [lesson] },
});

const asFinding = ({ message, references, lessons, constraints }: Match): Finding => ({
  ...message,
  about: { ...references, lessons, constraints },
});

function firstLines(lines: readonly string[]): string[] {
  const first = lines.slice(0, MAX_LINES).map((line) => `- ${line}`);
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...first, `- ${texts.t('cliRun.verify.more', { count: more })}`] : first;
}

/** Each line once, with how often it was there: several constraints may say the same, and lessons have one name. */
function countedOnce(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) =>
    count > 1 ? texts.t('cliRun.verify.times', { line, count }) : line,
  );
}
