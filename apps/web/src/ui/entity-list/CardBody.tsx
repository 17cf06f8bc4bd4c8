import type { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { ChipsWidth } from '../fields/NameChips.tsx';
import classes from './CardBody.module.css';

interface CardBodyProps {
  /** The line below the name. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
  /** Beside the list, where there is more room. */
  readonly isRoomy?: boolean;
  /** The periods that are taken and those that are available, as a bar. */
  readonly load?: { readonly taken: number; readonly available: number };
  /** The week of the item in small, at the end of the lines. */
  readonly picture?: ReactNode;
}

/** The width of the picture with its gap, in px, as in the style sheet. */
const PICTURE = 116;

/** The inside of a card: a line of facts, then whom and what the item has. */
export function CardBody({ facts, children, isRoomy = false, load, picture }: CardBodyProps) {
  const width = useContext(ChipsWidth);
  return (
    <div className={classes.card} data-roomy={isRoomy || undefined} data-picture={picture ? true : undefined}>
      <div className={classes.lines}>
        <p className={classes.facts}>{facts}</p>
        {load && (
          <div className={classes.load} data-over={load.taken > load.available || undefined} aria-hidden>
            <i style={{ width: `${loadShare(load)}%` }} />
          </div>
        )}
        <ChipsWidth value={width === null || !picture ? width : width - PICTURE}>{children}</ChipsWidth>
      </div>
      {picture ? <div className={classes.picture}>{picture}</div> : null}
    </div>
  );
}

function loadShare({ taken, available }: { taken: number; available: number }): number {
  if (taken === 0) return 0;
  return available === 0 ? 100 : Math.min(100, Math.round((taken / available) * 100));
}

interface CardFactProps {
  /** Something is amiss: badly, or somewhat. */
  readonly tone?: 'hard' | 'soft' | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** One of the facts, with its sign. */
export function CardFact({ tone, title, children }: CardFactProps) {
  return (
    <span className={classes.fact} data-tone={tone} title={title}>
      {children}
    </span>
  );
}

interface CardNoteProps {
  readonly Icon?: typeof IconMapPin;
  /** The kind of the note, read out with its sign. */
  readonly label?: string;
  readonly text: string;
}

/** A line of small text that is cut where it does not fit. */
export function CardNote({ Icon, label, text }: CardNoteProps) {
  return (
    <p className={classes.note} title={text}>
      {Icon ? <Icon size={13} stroke={1.8} aria-label={label} /> : null}
      <bdi>{text}</bdi>
    </p>
  );
}
