import type { CompileOptions } from '@bellgrid/constraints';
import type { Draft, Id, Placement } from '@bellgrid/model';
import type { CompiledDraft, Judge } from './judge.ts';

/** A draft compiled in one of the ways that there are. */
export interface Variant {
  readonly compiled: CompiledDraft;
  readonly options: CompileOptions;
}

/**
 * Where lessons may be left out: the draft with those taken apart that have to start together and do not stand
 * together, as each of them may stand without the others. A full timetable is found sooner while all are kept together,
 * so it is only done to what a search has not placed. Null where it would change nothing.
 * @param isLast nothing else is to be tried: also without what only helps to find a full timetable.
 */
export function takenApart(
  judge: Judge,
  draft: Draft,
  { compiled, options }: Variant,
  standing: readonly Placement[],
  isLast = true,
): Variant | null {
  const slots = new Map(
    standing.map(({ lesson, timeSlot }) => [lesson, `${timeSlot.day} ${timeSlot.start}`]),
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
  return { compiled: judge.compile(draft, apart), options: apart };
}
