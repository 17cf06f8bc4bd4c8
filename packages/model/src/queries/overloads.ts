import type { Draft } from '../draft/draft.ts';
import type { Id } from '../values/id.ts';
import { createAvailablePeriods } from './available-periods.ts';
import { createScheduledPeriods } from './scheduled-periods.ts';
import { teacherStructures } from './teacher-structures.ts';

export interface Overload {
  readonly id: Id;
  readonly scheduled: number;
  readonly available: number;
}

/** The classes whose lessons need more periods than they have, at the least. */
export function overloadedGroups(draft: Draft): Overload[] {
  const scheduled = createScheduledPeriods(draft);
  const available = createAvailablePeriods(draft);
  return Object.values(draft.groups).flatMap(({ id, structure }) => {
    return overload(id, scheduled.group(id).min, available('group', id, [structure]));
  });
}

/** The teachers whose lessons need more periods than they have. */
export function overloadedTeachers(draft: Draft): Overload[] {
  const scheduled = createScheduledPeriods(draft);
  const available = createAvailablePeriods(draft);
  return Object.values(draft.teachers).flatMap((teacher) => {
    const { id } = teacher;
    return overload(
      id,
      scheduled.teacher(id).min,
      available('teacher', id, teacherStructures(draft, teacher)),
    );
  });
}

function overload(id: Id, scheduled: number, available: number): Overload[] {
  return scheduled > available ? [{ id, scheduled, available }] : [];
}
