import type { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CardBody.module.css';

interface CardBodyProps {
  /** The line below the name. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
  /** Beside the list, where there is more room. */
  readonly isRoomy?: boolean;
}

/** The inside of a card: a line of facts, then whom and what the item has. */
export function CardBody({ facts, children, isRoomy = false }: CardBodyProps) {
  return (
    <div className={classes.card} data-roomy={isRoomy || undefined}>
      <p className={classes.facts}>{facts}</p>
      {children}
    </div>
  );
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
