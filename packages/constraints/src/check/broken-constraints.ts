import type { Finding, Id } from '@bellgrid/model';
import type { Match } from './verify.ts';

/** The most violations that get a finding each. */
const MOST = 100;

/**
 * The violations of hard constraints among those that the checker finds in a timetable. Those beyond a hundred are
 * summed up: for each rule that has a finding of its own, and the others together.
 */
export function brokenConstraints(matches: readonly Match[]): Finding[] {
  const hard = matches.filter((match) => match.hard);
  const listed = hard.slice(0, MOST);
  const shown = new Set(listed.map(ruleOf));
  const omitted = new Map<Id | undefined, number>();
  for (const match of hard.slice(MOST)) {
    const rule = shown.has(ruleOf(match)) ? ruleOf(match) : undefined;
    omitted.set(rule, (omitted.get(rule) ?? 0) + 1);
  }
  const sums = [...omitted].map(([rule, count]): Finding => {
    const about = rule === undefined ? {} : { constraints: [rule] };
    return { code: 'findings.brokenConstraint.more', values: { count }, about };
  });
  return [...listed.map(findingOf), ...sums];
}

/** A finding for each violation of soft or of hard constraints; the last sums up those beyond a hundred. */
export function violationFindings(matches: readonly Match[]): Finding[] {
  const [first] = matches;
  const findings = matches.slice(0, MOST).map(findingOf);
  const count = matches.length - findings.length;
  const code = first?.hard ? 'findings.brokenConstraint.more' : 'findings.brokenConstraint.moreSoft';
  if (count > 0) findings.push({ code, values: { count }, about: {} });
  return findings;
}

/** The record that stands for the rule. */
const ruleOf = ({ constraints }: Match): Id | undefined => constraints[0];

const findingOf = ({ message, references, lessons, constraints }: Match): Finding => ({
  code: 'findings.brokenConstraint.one',
  values: { violation: message },
  about: { ...references, lessons, constraints },
});
