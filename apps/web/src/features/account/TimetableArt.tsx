import type { CSSProperties } from 'react';
import classes from './TimetableArt.module.css';

/** Subject, colour and column of each card, row by row; null leaves a free cell. */
const blue = '#3b6fe0';
const red = '#d6403b';
const green = '#2f9e44';
const amber = '#d98a00';
const purple = '#8e4ec6';
const teal = '#0f8f8a';
const pink = '#d3407f';
const orange = '#e0641b';

const cells: readonly (string | null)[] = [
  ...[blue, purple, amber, red, teal],
  ...[red, blue, null, green, amber],
  ...[orange, null, blue, pink, red],
  ...[green, teal, red, blue, null],
  ...[pink, amber, green, null, purple],
];

/** A still timetable with one lesson that is about to find its place. Decoration only. */
export function TimetableArt() {
  return (
    <div className={classes.art} aria-hidden>
      {cells.map((color, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the picture never changes.
          key={index}
          className={color ? classes.card : index === 7 ? classes.target : classes.free}
          style={{ '--c': color ?? undefined, '--i': index } as CSSProperties}
        >
          {color ? <i style={{ width: `${34 + ((index * 37) % 40)}%` }} /> : null}
          {color ? <i style={{ width: `${22 + ((index * 53) % 30)}%` }} /> : null}
        </span>
      ))}
      <span className={classes.drag} style={{ '--c': orange } as CSSProperties}>
        <i style={{ width: '46%' }} />
        <i style={{ width: '62%' }} />
      </span>
    </div>
  );
}
