import { cellRefSchema } from '@bellgrid/model';
import * as z from 'zod';
import { createCellCounts } from '../../amounts/cell-counts.ts';
import { lessonSetShape, lessonsOfSet, setName, setReferences } from '../../amounts/lesson-set.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { counted } from '../../names/names.ts';
import { standing } from '../../timetable-index.ts';

const params = z.object({ ...lessonSetShape, cells: z.array(cellRefSchema), max: z.int().min(0) });
type Params = z.infer<typeof params>;

export const occupyAtMost = defineConstraint<Params>({
  kind: 'occupyAtMost',
  family: 'lessons',
  category: 'subject',
  params,
  definition: 'max(0, chosen cells in which any of the lessons stands − n).',
  beyond: true,
  fet: 'Activities occupy max time slots from selection',
  defaults: () => ({ lessons: ['lesson'], cells: [{ day: 0, period: 0 }], max: 1 }),
  references: setReferences,
  sentence: (params, draft) =>
    `${setName(draft, params)}: at most ${params.max} of ${counted(params.cells.length, 'chosen cell')} in use`,
  matches: (params, timetable) => {
    const { draft } = timetable;
    const { placed } = standing(timetable, lessonsOfSet(draft, params));
    const counts = createCellCounts(params.cells);
    for (const each of placed) counts.add(each.day, each.start, each.end);
    const used = counts.used();
    if (used <= params.max) return [];
    const inside = placed.filter((each) =>
      params.cells.some(
        (cell) => cell.day === each.day && cell.period >= each.start && cell.period < each.end,
      ),
    );
    return [
      {
        amount: used - params.max,
        lessons: inside.map((each) => each.lesson.id),
        cells: inside.flatMap(({ lesson, day, start, end }) =>
          params.cells
            .filter((cell) => cell.day === day && cell.period >= start && cell.period < end)
            .map((cell) => ({ structure: lesson.structure, ...cell })),
        ),
        sentence: `${setName(draft, params)} use ${counted(used, 'chosen cell')}, at most ${params.max} allowed`,
      },
    ];
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
        return Math.max(0, counts.used() - params.max);
      };
    }),
});
