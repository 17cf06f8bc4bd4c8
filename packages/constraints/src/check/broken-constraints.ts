import type { Finding } from '@bellgrid/model';
import type { Match } from './verify.ts';

/** The most violations that get a finding each. */
const MOST = 100;

/** The violations of hard constraints among those that the checker finds in a timetable. */
export const brokenConstraints = (matches: readonly Match[]): Finding[] =>
  violationFindings(matches.filter((match) => match.hard));

/** A finding for each violation; the last sums up those beyond a hundred. */
export function violationFindings(matches: readonly Match[]): Finding[] {
  const [first] = matches;
  const findings: Finding[] = matches.slice(0, MOST).map((match) => ({
    code: 'findings.brokenConstraint.one',
    values: { violation: match.message },
    about: { ...match.references, lessons: match.lessons, constraints: match.constraints },
  }));
  const count = matches.length - findings.length;
  const code = first?.hard ? 'findings.brokenConstraint.more' : 'findings.brokenConstraint.moreSoft';
  if (count > 0) findings.push({ code, values: { count }, about: {} });
  return findings;
}
