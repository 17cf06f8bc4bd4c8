import type { Draft } from '@bellgrid/model';
import { gapsOfDay } from '../../amounts/open-periods.ts';
import { personName, type ViewDays } from '../../amounts/person.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { gapsOfMask } from '../../engine/day-mask.ts';
import { counted } from '../../names/names.ts';
import { type GapLimitParams, gapLimitRule } from '../../rule-forms/gap-limit-rule.ts';
import type { Violation } from '../../violation.ts';

function violationsOf(params: GapLimitParams, draft: Draft, days: ViewDays['days']): Violation[] {
  const gaps = [...days].flatMap(([day, placed]) => gapsOfDay(draft, params, day, placed));
  if (gaps.length <= params.maxGaps) return [];
  const lessons = [...days.values()].flat().map((placed) => placed.lesson.id);
  const cells = gaps.map(({ structure, day, period }) => ({ structure, day, period }));
  const sentence = `${personName(draft, params)} has ${counted(gaps.length, 'gap')} in the cycle, at most ${params.maxGaps} wanted`;
  return [{ amount: gaps.length - params.maxGaps, lessons, cells, sentence }];
}

export const maxGapsPerWeek = defineConstraint({
  kind: 'maxGapsPerWeek',
  family: 'teacherOrGroup',
  category: 'workload',
  definition: 'max(0, gaps of all days − n).',
  beyond: true,
  fet: 'Teacher or students max gaps per week',
  xhstt: 'LimitIdleTimes',
  ...gapLimitRule({
    span: 'in the cycle',
    violationsOf,
    profileOf: (maxGaps) => ({ max: maxGaps, dayAmount: gapsOfMask }),
    limitOf: (maxGaps) => ({ perDay: 0, inAll: maxGaps }),
  }),
});
