import type { Lesson, Timetable, Units } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { ProofBuilder } from '../conflict/proof-builder.ts';
import { longRunsOfMask, wideGapsOfMask } from './day-mask.ts';
import { createGapOf, maskStructure } from './mask-structure.ts';

interface Options {
  readonly units: Units;
  /** The plain meaning, for lessons that no day profile can tell. */
  readonly plain: (timetable: Timetable) => number;
}

interface WideGaps extends Options {
  readonly spacing: number;
  /** See `DayProfileRule`: for few lessons that can keep together from the first on. */
  readonly isStrict: boolean;
}

/** Neighbouring blocks of a day that are more than `spacing` apart, lowered by unplaced lessons. */
export function postWideGaps(builder: ProblemBuilder, lessons: readonly Lesson[], options: WideGaps): void {
  const { units, spacing, isStrict, plain } = options;
  if (lessons.length < 2) return;
  const times = maskStructure(builder.draft, lessons);
  if (times) {
    const gapOf = createGapOf(times, units, 'gap');
    const dayAmount = (day: number, mask: number) => wideGapsOfMask(mask, spacing, gapOf(day));
    // With two lessons, a single placed one has no gap to excuse.
    const lowering = lessons.length > 2 ? 'lessons' : 'none';
    if (builder.dayProfile(lessons, { max: 0, lowering, isStrict, dayAmount })) return;
  }
  builder.plainly(lessons, plain);
}

/** Posts the same limit to the prover. */
export function proveWideGaps(
  builder: ProofBuilder,
  lessons: readonly Lesson[],
  { units, spacing }: Pick<WideGaps, 'units' | 'spacing'>,
): void {
  const times = maskStructure(builder.draft, lessons);
  if (!times) return;
  const gapOf = createGapOf(times, units, 'gap');
  const isFar = (day: number, first: number, second: number) => gapOf(day)(first, second) > spacing;
  builder.dayLimit(lessons, { kind: 'farApart', isFar });
}

interface LongRuns extends Options {
  readonly most: number;
  readonly breakSize: number;
}

/** Σ over runs of a day max(0, periods − most); a pause of `breakSize` ends a run. */
export function postLongRuns(builder: ProblemBuilder, lessons: readonly Lesson[], options: LongRuns): void {
  const { units, most, breakSize, plain } = options;
  const times = maskStructure(builder.draft, lessons);
  if (times) {
    const pauseOf = createGapOf(times, units, 'pause');
    const dayAmount = (day: number, mask: number) => longRunsOfMask(mask, most, breakSize, pauseOf(day));
    if (builder.dayProfile(lessons, { max: 0, lowering: 'none', dayAmount })) return;
  }
  builder.plainly(lessons, plain);
}

/** Posts the same limit to the prover. */
export function proveLongRuns(
  builder: ProofBuilder,
  lessons: readonly Lesson[],
  { units, most, breakSize }: Pick<LongRuns, 'units' | 'most' | 'breakSize'>,
): void {
  const times = maskStructure(builder.draft, lessons);
  if (!times) return;
  const pauseOf = createGapOf(times, units, 'pause');
  const follows = (day: number, first: number, second: number) => pauseOf(day)(first, second) < breakSize;
  builder.dayLimit(lessons, { kind: 'runs', most, follows });
}
