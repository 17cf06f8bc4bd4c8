import type * as z from 'zod';
import type { Command } from '../commands/define-command.ts';
import { withinGrid } from '../draft/constraint-grid.ts';
import type { Draft } from '../draft/draft.ts';
import type { Constraint } from '../records/rules/constraint.ts';
import { referencesOf } from '../records/rules/constraint-references.ts';
import { type Diff, diffDrafts, type RecordMapName, recordMaps } from '../store/diff.ts';
import { runCommand } from '../store/edit-history.ts';
import type { Id } from '../values/id.ts';
import { isGenerated } from './weight-scale.ts';

/** The effects of an edit that its user may not expect, as ids of the records concerned. */
export interface Consequences {
  /** Lessons that lose their place and go to the staging area. */
  readonly unplaced: readonly Id[];
  /** Deleted records. Constraints that only display a division do not count. */
  readonly deleted: Readonly<Record<RecordMapName, readonly Id[]>>;
  /** Constraints that stay with fewer days or periods, or without items that move to another schedule structure. */
  readonly narrowed: readonly Id[];
  /** Subjects that move to another schedule structure. */
  readonly movedSubjects: readonly Id[];
  /** Classes that lose subjects which others keep. */
  readonly losingGroups: readonly Id[];
  /** Subjects that get another lesson spread. */
  readonly spreads: readonly Id[];
}

/** The consequences of a diff that leads from `before` to `after`, by the records alone: no rule is repeated here. */
export function consequences(diff: Diff, before: Draft, after: Draft): Consequences {
  const subjects = updated(diff.subjects);
  const isOwn = (id: Id) => {
    const constraint = before.constraints[id];
    return constraint !== undefined && !isGenerated(constraint);
  };
  const deleted = recordMaps.map((part) => {
    const ids = Object.keys(diff[part]?.removed ?? {});
    return [part, part === 'constraints' ? ids.filter(isOwn) : ids] as const;
  });
  return {
    unplaced: updated(diff.lessons).flatMap(([id, from, to]) =>
      from.timeSlot !== null && to.timeSlot === null ? [id] : [],
    ),
    deleted: Object.fromEntries(deleted) as Record<RecordMapName, Id[]>,
    narrowed: updated(diff.constraints).flatMap(([id, from, to]) =>
      isOwn(id) && isNarrowed(before, after, from, to) ? [id] : [],
    ),
    movedSubjects: subjects.flatMap(([id, from, to]) => (from.structure === to.structure ? [] : [id])),
    losingGroups: updated(diff.groups).flatMap(([id, from, to]) => {
      const lost = from.subjects.filter((subject) => !to.subjects.includes(subject));
      return lost.some((subject) => (after.subjects[subject]?.groups.length ?? 0) > 0) ? [id] : [];
    }),
    spreads: subjects.flatMap(([id, from, to]) =>
      from.lessonsSpreadConstraint.constraint === to.lessonsSpreadConstraint.constraint ? [] : [id],
    ),
  };
}

function isNarrowed(before: Draft, after: Draft, from: Constraint, to: Constraint): boolean {
  if (withinGrid(after, from) !== from) return true;
  return (['group', 'subject', 'lesson'] as const).some((kind) => {
    const [was, now] = [before[ownerParts[kind]], after[ownerParts[kind]]];
    const kept = referencesOf(to, kind);
    return referencesOf(from, kind).some(
      (id) => !kept.includes(id) && now[id] !== undefined && was[id]?.structure !== now[id].structure,
    );
  });
}

const ownerParts = { group: 'groups', subject: 'subjects', lesson: 'lessons' } as const;

/** The consequences of a command that is not run. Throws `CommandRefused` where it would. */
export function consequencesOfCommand<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Consequences {
  const after = runCommand(draft, command, args);
  return consequences(diffDrafts(draft, after), draft, after);
}

function updated<T>(
  records: { readonly updated: Readonly<Record<Id, readonly [T, T]>> } | undefined,
): [Id, T, T][] {
  return Object.entries(records?.updated ?? {}).map(([id, [from, to]]) => [id, from, to]);
}
