import type { Draft } from '@bellgrid/model';
import { kinds } from '../../kinds/registry.ts';
import { type BoundConstraint, paramsOf } from '../../rules/bound-constraint.ts';
import type { ConflictMember } from '../conflict-member.ts';
import { calendarOf, opened } from './calendar-candidate.ts';
import { type RepairCandidate, withEdit } from './edit.ts';

/**
 * The draft without all rules and locks of a conflict: each repair of it is between this and the draft, so that the
 * repairs are soon shown to work from a timetable of this. Blocked cells of a teacher cost, so that few are used.
 */
export function relaxedDraft(draft: Draft, members: readonly ConflictMember[]): RepairCandidate {
  let relaxed: Draft = { ...draft, constraints: { ...draft.constraints } };
  for (const member of members) {
    if (member.kind === 'lock') {
      const lesson = relaxed.lessons[member.lesson.id];
      if (lesson)
        relaxed = { ...relaxed, lessons: { ...relaxed.lessons, [lesson.id]: { ...lesson, locked: false } } };
    }
    if (member.kind !== 'constraint') continue;
    for (const bound of member.bounds) {
      const calendar = calendarOf(relaxed, bound.records);
      if (calendar) relaxed = opened(relaxed, calendar.type, bound.records);
      else relaxed = withoutRule(relaxed, bound);
    }
  }
  return { name: 'relaxed', trial: relaxed, edit: () => null };
}

function withoutRule(draft: Draft, bound: BoundConstraint): Draft {
  if (bound.records.length > 0) {
    const constraints = { ...draft.constraints };
    for (const id of bound.records) delete constraints[id];
    return { ...draft, constraints };
  }
  const spread = paramsOf(bound, kinds.lessonSpread);
  const same = paramsOf(bound, kinds.lessonsSamePeriod);
  const change = spread
    ? { ids: [spread.base], weight: 0 }
    : same && { ids: [same.base], lessonsSamePeriod: false };
  return (change && withEdit(draft, { command: 'setSpread', args: change })) ?? draft;
}
