import type { Id } from '@bellgrid/model';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { chipsThatFit, chipWidth } from './chips-that-fit.ts';
import classes from './NameChips.module.css';

interface NameChipsProps {
  readonly items: readonly { readonly id: Id; readonly name: string; readonly color?: string }[];
  readonly label: string;
  /** Names shown before '+n more', where the width is not known. */
  readonly most?: number;
  /** Lines of chips where the width is known. */
  readonly lines?: number;
  /** The text without any names. */
  readonly none: string;
}

const MOST = 6;

/** The width in px that the chips of a card of fixed height have; null where they may take the lines that they need. */
export const ChipsWidth = createContext<number | null>(null);

/** Names with their colours on a card, a few of them; the rest is in a tooltip. */
export function NameChips({ items, label, most = MOST, lines = 1, none }: NameChipsProps) {
  const { t } = useTranslation();
  const width = useContext(ChipsWidth);
  if (items.length === 0) return <span className={classes.none}>{none}</span>;
  const count =
    width === null
      ? most
      : chipsThatFit(
          items.map(({ name, color }) => chipWidth(name, color !== undefined)),
          width,
          lines,
          chipWidth(t('fields.more', { count: items.length }), false),
        );
  const hidden = items.slice(count);
  return (
    <ul className={classes.chips} aria-label={label}>
      {items.slice(0, count).map(({ id, name, color }) => (
        <li key={id} title={name}>
          {color !== undefined && <i style={{ background: color }} />}
          <bdi>{name}</bdi>
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={classes.more} title={hidden.map(({ name }) => name).join(', ')}>
          {t('fields.more', { count: hidden.length })}
        </li>
      )}
    </ul>
  );
}
