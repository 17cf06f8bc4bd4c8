import { constraintFault } from '../../draft/constraint-fault.ts';
import { withinGrid } from '../../draft/constraint-grid.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import {
  type ReferencedKind,
  referencedKinds,
  withoutReferences,
} from '../../records/rules/constraint-references.ts';
import { namesPeriods } from '../../records/rules/constraint-times.ts';
import type { Id } from '../../values/id.ts';
import type { Report } from '../load-finding.ts';

/** Drops constraints on what does not exist; lists and values lose what does not exist. */
export function repairConstraints(draft: Draft, path: string, report: Report): void {
  const tracks = new Set(
    Object.values(draft.trackSets).flatMap((set) => set.tracks.map((track) => track.id)),
  );
  for (const original of Object.values(draft.constraints)) {
    const at = `${path}.constraints.${original.id}`;
    const known = withKnownReferences(draft, original);
    if (!known) {
      report.add('dropped', at, 'loading.subjectOfConstraintGone');
      delete draft.constraints[original.id];
      continue;
    }
    if (known !== original) {
      report.add('repaired', at, 'loading.referencesGone');
      draft.constraints[original.id] = known;
    }
    const single = withoutRepeats(known);
    const constraint = withinGrid(draft, single) ?? single;
    if (constraint !== known) {
      const field = Object.entries(constraint).find(
        ([name, left]) => left !== known[name as keyof Constraint],
      );
      const code = namesPeriods(known) ? 'loading.strayPeriods' : 'loading.strayDays';
      report.add('repaired', `${at}.${field?.[0]}`, code);
      draft.constraints[original.id] = constraint;
    }
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

/** The constraint with each of its days or periods once. */
function withoutRepeats(constraint: Constraint): Constraint {
  if (constraint.type !== 'subject' && constraint.type !== 'lesson') return constraint;
  const values = [...new Set(constraint.values)];
  return values.length === constraint.values.length ? constraint : { ...constraint, values };
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
