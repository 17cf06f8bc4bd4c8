import type { Publication, Version } from '@bellgrid/protocol';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishedWords } from '../../document/publication/edition-words.ts';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { CompareDialog, comparisonQuery } from '../versions/CompareDialog.tsx';
import { versionsQuery } from '../versions/versions-query.ts';
import classes from './HomePage.module.css';

/** The number of lessons that have changed since the newest publication; nothing where the school has none. */
export function SincePublication() {
  const { data: publication } = useQuery(publicationQuery);
  const { data: list } = useQuery({ ...versionsQuery, enabled: Boolean(publication) });
  const edition = publication?.editions.at(-1);
  const published = list?.versions.find(({ id }) => id === edition?.versionID);
  const current = list?.versions.find(({ id }) => id === list.currentID);
  return edition && published && current ? <Since {...{ edition, published, current }} /> : null;
}

interface SinceProps {
  readonly edition: Publication['editions'][number];
  readonly published: Version;
  readonly current: Version;
}

function Since({ edition, published, current }: SinceProps) {
  const { t, i18n } = useTranslation();
  const [comparing, setComparing] = useState(false);
  const { data } = useQuery(comparisonQuery(published, current));
  if (!data) return null;
  const isSame = Object.keys(data.records).length === 0 && data.parts.length === 0;
  const date = publishedWords(i18n.language, edition);
  return (
    <p className={classes.since}>
      <span>{t('home.since.lessons', { count: data.rescheduled, date })}</span>
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
