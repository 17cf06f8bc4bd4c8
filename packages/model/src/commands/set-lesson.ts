import * as z from 'zod';
import { colorSchema } from '../records/color.ts';
import { MAX_PERIODS } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { assertMembers } from './rules/assert-subject.ts';
import { refuse, requireRecord } from './rules/require-record.ts';

const changes = z.strictObject({
  name: z.string().trim().min(1).max(320).optional(),
  groups: z.array(idSchema).optional(),
  teachers: z.array(idSchema).optional(),
  classroom: idSchema.nullable().optional(),
  viableClassrooms: z.array(idSchema).optional(),
  color: colorSchema.optional(),
  numPeriods: z.int().min(1).max(MAX_PERIODS).optional(),
  weight: weightSchema.optional(),
  locked: z.boolean().optional(),
});

/** Changes one lesson; absent fields stay. Another length or other teachers clear its time slot. */
export const setLesson = defineCommand({
  name: 'setLesson',
  label: 'command.setLesson',
  args: z.object({ id: idSchema, changes }),
  run(draft, args) {
    const lesson = requireRecord(draft, 'lessons', args.id);
    const { teachers, numPeriods, ...others } = args.changes;
    const next = { ...lesson, ...given(args.changes) };
    assertMembers(draft, next);
    const isOfNobody = next.groups.length + next.teachers.length === 0;
    if (isOfNobody && (args.changes.groups || teachers)) refuse('refusals.lessonOfNobody');
    const same = (a: readonly string[], b: readonly string[]) =>
      [...a].sort().join('\n') === [...b].sort().join('\n');
    const moves =
      (numPeriods !== undefined && numPeriods !== lesson.numPeriods) ||
      (teachers && !same(teachers, lesson.teachers));
    Object.assign(lesson, given(others), given({ teachers, numPeriods }));
    if (moves) lesson.timeSlot = null;
  },
});

function given<T extends Record<string, unknown>>(values: T): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}
