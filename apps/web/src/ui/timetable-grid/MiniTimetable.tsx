import type { Id } from '@bellgrid/model';
import type { CSSProperties } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './MiniTimetable.module.css';
import { type MiniCell, miniWeeks } from './mini-week.ts';

interface MiniTimetableProps {
  readonly owner: 'group' | 'teacher';
  readonly id: Id;
  readonly structure: Id;
}

/** A picture of the week of a class or a teacher in the colours of its lessons; the words beside it say more. */
export function MiniTimetable({ owner, id, structure }: MiniTimetableProps) {
  const week = useDraft((draft) => miniWeeks(draft)(owner, id, structure));
  const periods = week[0]?.length ?? 0;
  if (periods === 0) return null;
  return (
    <div
      className={classes.week}
      style={{ '--days': week.length, '--periods': periods } as CSSProperties}
      aria-hidden
    >
      {week.flatMap((day, at) =>
        day.map((cell, period) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no identity but its place.
          <i key={`${at}/${period}`} data-state={cell.state} style={paint(cell)} />
        )),
      )}
    </div>
  );
}

/** Lessons at the same time share the cell. */
function paint({ colors }: MiniCell): CSSProperties | undefined {
  if (colors.length === 0) return undefined;
  const share = 100 / colors.length;
  const stops = colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`);
  return { background: colors.length === 1 ? colors[0] : `linear-gradient(to right, ${stops.join(', ')})` };
}
