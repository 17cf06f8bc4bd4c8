import { type Draft, type Id, isScheduled, lessonsInScope, type Placement } from '@bellgrid/model';
import type { Finding } from '../../finding.ts';
import { verify } from '../../verify.ts';
import { type RepairCandidate, withEdit } from './edit.ts';

/**
 * The repair that a timetable of a candidate's trial stands for, with its cost; null when the timetable does not keep
 * the rules of the draft after that change alone, by the independent checker.
 * @param placements all that stands, with lessons out of scope.
 * @param besides lessons of other conflicts, which the repair need not place.
 */
export function repairFinding(
  draft: Draft,
  candidate: RepairCandidate,
  placements: readonly Placement[],
  besides: ReadonlySet<Id> = new Set(),
): Finding | null {
  const edit = candidate.edit(placements);
  const after = edit && withEdit(draft, edit);
  if (!edit || !after) return null;
  const { hardViolations, cost } = verify(after, placements);
  const scope = new Set(lessonsInScope(draft).filter(isScheduled));
  const standing = new Set(placements.map(({ lesson }) => lesson));
  const unplaced = [...scope].flatMap(({ id }) => (standing.has(id) ? [] : [id]));
  // What lessons that must stay break by themselves is tolerated.
  const fixed = placements.filter(({ lesson: id }) => {
    const lesson = draft.lessons[id];
    return lesson !== undefined && (!scope.has(lesson) || (lesson.locked && lesson.timeSlot !== null));
  });
  if (hardViolations > 0 && hardViolations > verify(after, fixed).hardViolations) return null;
  const left = unplaced.filter((id) => !besides.has(id));
  if (left.length > 0 !== (edit.action === 'leaveOut')) return null;
  const { action, command, args, rule, becomes, sentence, about } = edit;
  return {
    ...about,
    kind: 'repair',
    sentence,
    repair: { action, command, args, rule, becomes, cost, unplaced },
  };
}
