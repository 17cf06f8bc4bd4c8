import type { Finding } from './finding.ts';
import { counted } from './names/names.ts';
import type { Match } from './verify.ts';

/** So many are told one by one. */
const MOST_TOLD = 100;

const NOTHING = { lessons: [], constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] };

/** Of what the checker finds in a timetable, the broken hard constraints, a finding each. */
export function brokenConstraints(matches: readonly Match[]): Finding[] {
  const broken = matches.filter((match) => match.hard);
  const findings = broken.slice(0, MOST_TOLD).map(({ sentence, references, lessons, constraints }) => {
    const told = { kind: 'brokenConstraint', sentence: `${sentence}.` };
    return { ...NOTHING, ...references, ...told, lessons, constraints };
  });
  const more = broken.length - findings.length;
  if (more === 0) return findings;
  const rest = `${counted(more, 'more break', 'more breaks')} of hard constraints; the schedule marks each.`;
  return [...findings, { ...NOTHING, kind: 'brokenConstraint', sentence: rest }];
}
