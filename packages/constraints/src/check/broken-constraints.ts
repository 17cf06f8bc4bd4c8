import type { Finding } from '@bellgrid/model';
import type { Match } from './verify.ts';

/** The most violations that get a finding each. */
const MOST = 100;

/** The violations of hard constraints among those that the checker finds in a timetable. */
export function brokenConstraints(matches: readonly Match[]): Finding[] {
  const broken = matches.filter((match) => match.hard);
  const findings: Finding[] = broken.slice(0, MOST).map((match) => ({
    code: 'findings.brokenConstraint.one',
    values: { violation: match.message },
    about: { ...match.references, lessons: match.lessons, constraints: match.constraints },
  }));
  const count = broken.length - findings.length;
  if (count > 0) findings.push({ code: 'findings.brokenConstraint.more', values: { count }, about: {} });
  return findings;
}
