import { constraintFault, needOf, structureOf } from '../../draft/constraint-fault.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import {
  type ReferencedKind,
  referencedKinds,
  withoutReferences,
} from '../../records/rules/constraint-references.ts';
import type { Id } from '../../values/id.ts';
import type { Report } from '../load-finding.ts';

/** Drops constraints on what does not exist; lists and values lose what does not exist. */
export function repairConstraints(draft: Draft, path: string, report: Report): void {
  const tracks = new Set(
    Object.values(draft.trackSets).flatMap((set) => set.tracks.map((track) => track.id)),
  );
  for (const original of Object.values(draft.constraints)) {
    const at = `${path}.constraints.${original.id}`;
    const constraint = withKnownReferences(draft, original);
    if (!constraint) {
      report.add('dropped', at, 'loading.subjectOfConstraintGone');
      delete draft.constraints[original.id];
      continue;
    }
    if (constraint !== original) {
      report.add('repaired', at, 'loading.referencesGone');
      draft.constraints[original.id] = constraint;
    }
    repairValues(draft, constraint, at, report);
    const fault = isOrphan(constraint, tracks)
      ? { code: 'loading.divisionGone' }
      : constraintFault(draft, constraint);
    if (fault === null) continue;
    report.add('dropped', at, fault);
    delete draft.constraints[original.id];
  }
}

function isOrphan(constraint: Constraint, tracks: ReadonlySet<Id>): boolean {
  if (constraint.type !== 'subject' && constraint.type !== 'lesson') return false;
  if (constraint.metaData === null) return false;
  return !tracks.has(constraint.metaData.fromTrack) || !tracks.has(constraint.metaData.toTrack);
}

function repairValues(draft: Draft, constraint: Constraint, path: string, report: Report): void {
  if (constraint.type !== 'subject' && constraint.type !== 'lesson') return;
  const need = needOf(constraint.constraint);
  if (need === 'target') return;
  const structure = draft.schoolData.structures[structureOf(draft, constraint) ?? ''];
  const limit = need === 'days' ? draft.schoolData.days.length : (structure?.periods.length ?? 0);
  const values = [...new Set(constraint.values)].filter((value) => value < limit);
  if (values.length === constraint.values.length) return;
  report.add('repaired', `${path}.values`, need === 'days' ? 'loading.strayDays' : 'loading.strayPeriods');
  constraint.values = values;
}

function withKnownReferences(draft: Draft, constraint: Constraint): Constraint | null {
  let left: Constraint | null = constraint;
  for (const kind of referencedKinds) {
    if (left) left = withoutReferences(left, kind, (id) => !exists(draft, kind, id));
  }
  return left;
}

const maps = {
  subject: 'subjects',
  lesson: 'lessons',
  teacher: 'teachers',
  group: 'groups',
  classroom: 'classrooms',
} as const;

function exists(draft: Draft, kind: ReferencedKind, id: Id): boolean {
  return (kind === 'structure' ? draft.schoolData.structures : draft[maps[kind]])[id] !== undefined;
}
