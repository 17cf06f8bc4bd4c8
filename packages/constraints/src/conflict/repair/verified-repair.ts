import { type Draft, type Id, isScheduled, lessonsInScope, type Placement } from '@bellgrid/model';
import { verify } from '../../check/verify.ts';
import { type Edit, type RepairCandidate, withEdit } from './edit.ts';

/** A single change after which a timetable was really found. */
export interface VerifiedRepair extends Edit {
  /** Soft cost of the timetable that was found, and the lessons that it leaves out. */
  readonly cost: number;
  readonly unplaced: readonly Id[];
}

/**
 * The repair that a timetable of a candidate's trial shows to work, with its cost; null when the timetable
 * does not keep the rules of the draft after that change alone, by the independent checker.
 * @param placements of all placed lessons, also those out of scope.
 * @param besides lessons of other conflicts, which the repair need not place.
 */
export function verifiedRepair(
  draft: Draft,
  candidate: RepairCandidate,
  placements: readonly Placement[],
  besides: ReadonlySet<Id> = new Set(),
): VerifiedRepair | null {
  const edit = candidate.edit(placements);
  const after = edit && withEdit(draft, edit);
  if (!edit || !after) return null;
  const { hardViolations, cost } = verify(after, placements);
  const scope = new Set(lessonsInScope(draft).filter(isScheduled));
  const placed = new Set(placements.map(({ lesson }) => lesson));
  const unplaced = [...scope].flatMap(({ id }) => (placed.has(id) ? [] : [id]));
  // Violations among lessons that must stay are tolerated.
  const fixed = placements.filter(({ lesson: id }) => {
    const lesson = draft.lessons[id];
    return lesson !== undefined && (!scope.has(lesson) || (lesson.locked && lesson.timeSlot !== null));
  });
  if (hardViolations > 0 && hardViolations > verify(after, fixed).hardViolations) return null;
  const left = unplaced.filter((id) => !besides.has(id));
  if (left.length > 0 !== (edit.action === 'leaveOut')) return null;
  return { ...edit, cost, unplaced };
}
