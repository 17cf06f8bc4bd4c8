import type { BrokenParts } from '@bellgrid/constraints';
import type { Version } from '@bellgrid/protocol';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { brokenWords, useBrokenRules } from '../versions/broken-rules.ts';
import { CompareDialog } from '../versions/CompareDialog.tsx';
import { openHistory } from '../versions/history-drawer-store.ts';
import { nameWords, tagOf } from '../versions/version-words.ts';
import { versionsQuery } from '../versions/versions-query.ts';
import classes from './RecentVersions.module.css';

/** So many are shown; the history has the others. */
const SHOWN = 6;

/** The latest versions with their numbers; two of them can be compared. */
export function RecentVersions() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(versionsQuery);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const brokenOf = useBrokenRules(data?.versions ?? []);
  const shown = data?.versions.slice(0, SHOWN) ?? [];
  // Oldest first: the comparison tells what became of it.
  const chosen = shown.filter(({ id }) => picked.includes(id)).reverse();
  const [from, to] = chosen;
  const pick = (id: string) =>
    setPicked((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-2),
    );
  return (
    <section className={classes.section} aria-labelledby="recent">
      <header className={classes.header}>
        <h3 id="recent">{t('home.versions.title')}</h3>
        {shown.length > 1 && chosen.length < 2 ? <span>{t('home.versions.pickTwo')}</span> : null}
        {from && to ? (
          <Button size="xs" onClick={() => setComparing(true)}>
            {t('home.versions.compare')}
          </Button>
        ) : null}
        <Button size="xs" variant="default" onClick={openHistory}>
          {t('home.versions.all')}
        </Button>
      </header>
      {isError && !data ? (
        <p className={classes.failed} role="alert">
          {t('home.versions.failed')}
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {t('versions.retry')}
          </Button>
        </p>
      ) : data ? (
        <ul className={classes.cards}>
          {shown.map((version) => (
            <VersionCard
              key={version.id}
              version={version}
              broken={brokenOf(version)}
              isCurrent={version.id === data.currentID}
              isPicked={picked.includes(version.id)}
              onPick={shown.length > 1 ? () => pick(version.id) : null}
            />
          ))}
        </ul>
      ) : (
        <SkeletonList className={classes.cards} />
      )}
      {from && to ? (
        <CompareDialog opened={comparing} onClose={() => setComparing(false)} from={from} to={to} />
      ) : null}
    </section>
  );
}

interface VersionCardProps {
  readonly version: Version;
  readonly broken: BrokenParts | null;
  readonly isCurrent: boolean;
  readonly isPicked: boolean;
  /** Null without another version to compare with. */
  readonly onPick: (() => void) | null;
}

function VersionCard({ version, broken, isCurrent, isPicked, onPick }: VersionCardProps) {
  const { t, i18n } = useTranslation();
  const name = nameWords(version, i18n.language);
  const tag = tagOf(version);
  const time = nameWords({ ...version, label: null }, i18n.language);
  const { statistics } = version;
  const facts = statistics
    ? [
        t('versions.classes', { count: statistics.groups }),
        statistics.lessons === 0
          ? t('versions.noLessons')
          : t('versions.statistics', { placed: statistics.placedLessons, lessons: statistics.lessons }),
        brokenWords(t, version, broken),
      ]
    : [];
  return (
    <li className={classes.card} data-picked={isPicked || undefined}>
      <div className={classes.words}>
        <p className={classes.name} title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.facts}>
          {[version.label === null ? null : time, isCurrent ? t('versions.current') : null, tag && t(tag)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {onPick ? (
        <Checkbox
          checked={isPicked}
          onChange={onPick}
          aria-label={t('home.versions.choose', { name })}
          className={classes.pick}
        />
      ) : null}
    </li>
  );
}
