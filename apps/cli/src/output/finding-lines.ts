import type { Finding } from '@bellgrid/constraints';

/**
 * A line per finding, in order: what is wrong by itself, then each conflict with its members below it and the repairs
 * numbered. What a sentence sums up follows it where `isDetailed`.
 */
export function findingLines(findings: readonly Finding[], isDetailed: boolean): string[] {
  const areSeveral = findings.filter(({ kind }) => kind === 'conflict').length > 1;
  let heading = '';
  let number = 0;
  return findings.flatMap((finding) => {
    const { kind, sentence, details = [], repair } = finding;
    const more = (indent: string) => (isDetailed ? details.map((line) => `${indent}    ${line}`) : []);
    if (kind === 'conflict') {
      heading = '';
      return [`Conflict: ${sentence}`, ...more('')];
    }
    if (repair === undefined) {
      const indent = kind.startsWith('conflict') ? '  ' : '';
      return [`${indent}- ${sentence}`, ...more(indent)];
    }
    const own = areSeveral && repair.action === 'leaveOut' ? 'A repair of all conflicts:' : 'Repairs:';
    number = own === heading ? number + 1 : 1;
    const lines = [`  ${number}. ${sentence} (${factsOf(repair)})`, ...more('  ')];
    if (own === heading) return lines;
    heading = own;
    return [heading, ...lines];
  });
}

function factsOf({ cost, unplaced, action }: NonNullable<Finding['repair']>): string {
  const left = unplaced.length;
  // Its timetable was improved for a moment only.
  const facts = [`cost of wishes: ${cost > 0 ? 'at most ' : ''}${cost}`];
  // The sentence of the other names them.
  if (left > 0 && action !== 'leaveOut')
    facts.push(`without ${left} ${left === 1 ? 'lesson' : 'lessons'} of the other conflicts`);
  return facts.join('; ');
}
