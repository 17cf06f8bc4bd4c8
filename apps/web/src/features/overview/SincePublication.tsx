import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishedWords } from '../../document/publication/edition-words.ts';
import { CompareDialog } from '../versions/CompareDialog.tsx';
import { useSincePublication } from '../versions/use-since-publication.ts';
import classes from './HomePage.module.css';

/** The number of lessons that have changed since the newest publication; nothing where the school has none. */
export function SincePublication() {
  const { t, i18n } = useTranslation();
  const [comparing, setComparing] = useState(false);
  const since = useSincePublication();
  if (since === null) return null;
  const { edition, published, current, rescheduled, isSame } = since;
  const date = publishedWords(i18n.language, edition);
  return (
    <p className={classes.since}>
      <span>{t('home.since.lessons', { count: rescheduled, date })}</span>
      {isSame ? null : (
        <Anchor component="button" size="sm" onClick={() => setComparing(true)}>
          {t('home.since.look')}
        </Anchor>
      )}
      <Anchor component={Link} to="/publish" size="sm">
        {t('home.since.publish')}
      </Anchor>
      <CompareDialog opened={comparing} onClose={() => setComparing(false)} from={published} to={current} />
    </p>
  );
}
