import type { Draft, Placement } from '@bellgrid/model';
import type { Finding } from './finding.ts';
import { counted } from './names/names.ts';
import { verify } from './verify.ts';

/** So many are told one by one. */
const MOST_TOLD = 100;

const NOTHING = { lessons: [], constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] };

/** The hard constraints that a timetable breaks, a finding each, for a run that may break them. */
export function brokenConstraints(draft: Draft, placements: readonly Placement[]): Finding[] {
  const broken = verify(draft, placements).matches.filter((match) => match.hard);
  const findings = broken.slice(0, MOST_TOLD).map(({ sentence, references, lessons, constraints }) => {
    return { ...NOTHING, ...references, kind: 'brokenConstraint', sentence, lessons, constraints };
  });
  const more = broken.length - findings.length;
  if (more === 0) return findings;
  const rest = `${counted(more, 'more break', 'more breaks')} of hard constraints; the schedule marks each`;
  return [...findings, { ...NOTHING, kind: 'brokenConstraint', sentence: rest }];
}
