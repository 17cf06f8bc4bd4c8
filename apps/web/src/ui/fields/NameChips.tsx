import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import classes from './NameChips.module.css';

interface NameChipsProps {
  readonly items: readonly { readonly id: Id; readonly name: string; readonly color?: string }[];
  readonly label: string;
  /** Names shown before '+n more'. */
  readonly most?: number;
  /** The text without any names. */
  readonly none: string;
}

const MOST = 6;

/** Names with their colours on a card, a few of them; the rest is in a tooltip. */
export function NameChips({ items, label, most = MOST, none }: NameChipsProps) {
  const { t } = useTranslation();
  if (items.length === 0) return <span className={classes.none}>{none}</span>;
  const hidden = items.slice(most);
  return (
    <ul className={classes.chips} aria-label={label}>
      {items.slice(0, most).map(({ id, name, color }) => (
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
