import type { Draft, Id, Placement } from '@bellgrid/model';
import type { Variant } from '../thread/work.ts';
import type { Rules } from './rules.ts';

/**
 * Returns, for drafts that may leave lessons out, the draft with those lessons as units of their own that have to
 * start together and are not placed together, as each of them may be placed without the others. A full
 * timetable is found sooner while they are one unit, so only units that a search has not placed are split.
 * Null when that changes nothing.
 * @param isLast the last attempt: also without the bounds that only help to find a full timetable.
 */
export function splitUnits(
  rules: Rules,
  draft: Draft,
  { compiled, options }: Variant,
  placements: readonly Placement[],
  isLast = true,
): Variant | null {
  const slots = new Map(
    placements.map(({ lesson, timeSlot }) => [lesson, `${timeSlot.day} ${timeSlot.start}`]),
  );
  const isTogether = (lessons: readonly Id[]) => {
    const [first, ...others] = lessons.map((lesson) => slots.get(lesson));
    return first !== undefined && others.every((slot) => slot === first);
  };
  const split = compiled.units.flatMap(({ lessons }) =>
    lessons.length > 1 && !isTogether(lessons) ? lessons : [],
  );
  if (split.length === 0 && (options.apart !== undefined || !isLast)) return null;
  const apart = { ...options, apart: [...(options.apart ?? []), ...split] };
  return { compiled: rules.compile(draft, apart), options: apart };
}
