import type { Id } from '@bellgrid/model';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FindingBanner.module.css';

interface FindingBannerProps {
  readonly severity: 'error' | 'warning';
  readonly text: string;
  readonly items: readonly { readonly id: Id; readonly name: string }[];
  /** The list in which the items are; each name opens its item there. */
  readonly path: '/classes' | '/teachers' | '/subjects';
}

const SHOWN = 5;

/** A finding about some items, with links to them; nothing while there are none. */
export function FindingBanner({ severity, text, items, path }: FindingBannerProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, SHOWN);
  const Icon = severity === 'error' ? IconAlertCircle : IconAlertTriangle;
  return (
    <div className={classes.banner} data-severity={severity} role="status">
      <Icon size={17} stroke={1.9} aria-hidden />
      <p>
        {text}{' '}
        {shown.map(({ id, name }, index) => (
          <span key={id}>
            <Link to={`${path}/$id`} params={{ id }}>
              {name}
            </Link>
            {index < shown.length - 1 && ', '}
          </span>
        ))}
        {items.length > SHOWN && (
          <>
            {' '}
            <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('fields.showFewer') : t('fields.more', { count: items.length - SHOWN })}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
