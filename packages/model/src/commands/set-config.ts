import * as z from 'zod';
import { colorSchema } from '../records/color.ts';
import { changeBudgetSchema, SOLVER_TIMEOUT, solverLocation } from '../records/config.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';

/** Settings as the user changes them: only those given. No defaults, or an omitted one would be reset. */
const changes = z.strictObject({
  isClassroomsEnabled: z.boolean().optional(),
  isTracksEnabled: z.boolean().optional(),
  isMultipleStructuresEnabled: z.boolean().optional(),
  listViewDefaultView: z.enum(['grid', 'list']).optional(),
  solveGroups: z.array(idSchema).optional(),
  solveTeachers: z.array(idSchema).optional(),
  solveClassrooms: z.array(idSchema).optional(),
  solveLessons: z.array(idSchema).optional(),
  customColors: z.array(colorSchema).max(200).optional(),
  placeAsManyAsPossible: z.boolean().optional(),
  similarSchedule: z.boolean().optional(),
  changeBudget: changeBudgetSchema.optional(),
  solverTimeout: z.int().min(1).max(SOLVER_TIMEOUT.max).optional(),
  hasAcceptedTerms: z.boolean().optional(),
  pageMemory: z.record(z.string().max(200), z.unknown()).optional(),
});

/** Changes settings of the draft; absent ones stay, but the queue of runs follows from their time limit. */
export const setConfig = defineCommand({
  name: 'setConfig',
  label: 'command.setConfig',
  args: z.object({ changes }),
  run(draft, args) {
    requireRecords(draft, 'groups', args.changes.solveGroups ?? []);
    requireRecords(draft, 'teachers', args.changes.solveTeachers ?? []);
    requireRecords(draft, 'classrooms', args.changes.solveClassrooms ?? []);
    requireRecords(draft, 'lessons', args.changes.solveLessons ?? []);
    const { teachers = [], groups = [], weights = [] } = args.changes.changeBudget ?? {};
    const weighed = (type: 'teacher' | 'group') =>
      weights.flatMap((each) => (each.type === type ? [each.item] : []));
    requireRecords(draft, 'teachers', [...teachers, ...weighed('teacher')]);
    requireRecords(draft, 'groups', [...groups, ...weighed('group')]);
    for (const [name, value] of Object.entries(args.changes)) {
      if (value !== undefined) Object.assign(draft.config, { [name]: value });
    }
    draft.config.solveInCloudFunction = solverLocation(draft.config.solverTimeout) === 'cloud_function';
  },
});
