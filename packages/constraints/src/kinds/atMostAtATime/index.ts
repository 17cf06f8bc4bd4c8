import { cellRefSchema } from '@bellgrid/model';
import * as z from 'zod';
import { createCellCounts } from '../../amounts/cell-counts.ts';
import { lessonSetShape, lessonsOfSet, setName, setReferences } from '../../amounts/lesson-set.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted, dayName, periodName } from '../../names/names.ts';
import { standing } from '../../timetable-index.ts';

const params = z.object({ ...lessonSetShape, cells: z.array(cellRefSchema), max: z.int().min(0) });
type Params = z.infer<typeof params>;

export const atMostAtATime = defineConstraint<Params>({
  kind: 'atMostAtATime',
  family: 'lessons',
  category: 'subject',
  params,
  definition: 'Σ over the chosen cells max(0, lessons that stand there − n).',
  beyond: true,
  fet: 'Max simultaneous activities in selected time slots',
  defaults: () => ({ lessons: ['lesson'], cells: [{ day: 0, period: 0 }], max: 1 }),
  references: setReferences,
  sentence: (params, draft) =>
    `${setName(draft, params)}: at most ${params.max} at a time in ${counted(params.cells.length, 'chosen cell')}`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const { placed } = standing(timetable, lessonsOfSet(draft, params));
    return params.cells.flatMap(({ day, period }) => {
      const here = placed.filter((each) => each.day === day && each.start <= period && period < each.end);
      if (here.length <= params.max) return [];
      const structure = here[0]?.lesson.structure ?? '';
      const where = `${dayName(draft, day)}, ${periodName(draft, structure, period)}`;
      return [
        {
          amount: here.length - params.max,
          lessons: here.map((each) => each.lesson.id),
          cells: [{ structure, day, period }],
          sentence: `${setName(draft, params)}: ${here.length} at once on ${where}, at most ${params.max} allowed`,
        },
      ];
    });
  },
  post: (params, builder) =>
    builder.evaluated(lessonsOfSet(builder.draft, params), ({ units }) => {
      const counts = createCellCounts(params.cells);
      return (start, _room, { startDay, startPeriod, startPeriodCount }) => {
        counts.clear();
        for (const unit of units) {
          const at = unit < 0 ? -1 : start[unit]!;
          if (at >= 0) counts.add(startDay[at]!, startPeriod[at]!, startPeriod[at]! + startPeriodCount[at]!);
        }
        return counts.excess(params.max);
      };
    }),
});
