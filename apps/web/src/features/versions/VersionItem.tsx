import type { Publication, Version } from '@bellgrid/protocol';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BrokenOf, brokenWords } from './broken-rules.ts';
import type { DateHeading } from './date-heading.ts';
import classes from './HistoryList.module.css';
import { useHistoryDrawer } from './history-drawer-store.ts';
import type { VersionActions } from './use-version-actions.ts';
import { VersionMenu } from './VersionMenu.tsx';
import { VersionNameField } from './VersionNameField.tsx';
import { editionWords, fullTimeWords, nameWords, tagOf, versionTimeWords } from './version-words.ts';

interface VersionItemProps {
  readonly version: Version;
  readonly heading: DateHeading;
  readonly all: readonly Version[];
  readonly isCurrent: boolean;
  readonly publication: Publication | null;
  readonly blocked: boolean;
  readonly brokenOf: BrokenOf;
  readonly actions: VersionActions;
}

/** One version: its name or time, its tag, its size, and its menu. */
export function VersionItem({
  version,
  heading,
  all,
  isCurrent,
  publication,
  blocked,
  brokenOf,
  actions,
}: VersionItemProps) {
  const { t, i18n } = useTranslation();
  /** Counts the requests to name the version: each one gives the field the focus anew. */
  const [asked, setAsked] = useState(0);
  const naming = asked > 0;
  const isToBeNamed = useHistoryDrawer(({ toName }) => toName === version.id);
  useEffect(() => {
    if (!isToBeNamed) return;
    useHistoryDrawer.setState({ toName: null });
    setAsked((before) => before + 1);
  }, [isToBeNamed]);
  const { comparing } = actions;
  const menu = useRef<HTMLButtonElement>(null);
  const time = (
    <time dateTime={version.lastModified} title={fullTimeWords(version, i18n.language)}>
      {versionTimeWords(version, heading, i18n.language)}
    </time>
  );
  const endNaming = () => {
    setAsked(0);
    menu.current?.focus();
  };
  return (
    <li
      className={classes.version}
      data-current={isCurrent || undefined}
      data-compared={comparing?.id === version.id || undefined}
    >
      <div className={classes.words}>
        {naming ? (
          <VersionNameField key={asked} version={version} onEnd={endNaming} />
        ) : (
          <p className={classes.title} title={version.label ?? undefined}>
            {version.label ?? time}
          </p>
        )}
        <Tags version={version} all={all} isCurrent={isCurrent} publication={publication} />
        <p className={classes.facts}>
          {version.label !== null || naming ? <>{time} · </> : null}
          <Statistics version={version} brokenOf={brokenOf} />
        </p>
      </div>
      {actions.restoring === version.id ? (
        <Loader size="xs" className={classes.loader} aria-label={t('common.loading')} />
      ) : comparing !== null && comparing.id !== version.id ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('versions.compareWithThis', { name: nameWords(version, i18n.language) })}
          onClick={() => actions.compare(comparing, version)}
        >
          {t('versions.compareThis')}
        </Button>
      ) : (
        <VersionMenu
          ref={menu}
          version={version}
          isCurrent={isCurrent}
          isAlone={all.length < 2}
          blocked={blocked || actions.restoring !== null}
          actions={actions}
          onName={() => setAsked(asked + 1)}
        />
      )}
    </li>
  );
}

type TagsProps = Pick<VersionItemProps, 'version' | 'all' | 'isCurrent' | 'publication'>;

function Tags({ version, all, isCurrent, publication }: TagsProps) {
  const { t, i18n } = useTranslation();
  const tag = tagOf(version);
  const origin = all.find(({ id }) => id === version.revertedFrom);
  const editions = publication?.editions.filter(({ versionID }) => versionID === version.id) ?? [];
  if (!isCurrent && tag === null && version.revertedFrom === null && editions.length === 0) return null;
  return (
    <div className={classes.tags}>
      {isCurrent ? (
        <span className={classes.tag} data-tone="current">
          {t('versions.current')}
        </span>
      ) : null}
      {publication
        ? editions.map((edition) => (
            <span key={edition.publishedAt} className={classes.tag} data-tone="published">
              {editionWords(t, i18n.language, publication, edition)}
            </span>
          ))
        : null}
      {tag === null ? null : <span className={classes.tag}>{t(tag)}</span>}
      {version.revertedFrom === null ? null : (
        <span className={classes.tag}>
          {origin
            ? t('versions.restoredFrom', { name: nameWords(origin, i18n.language) })
            : t('versions.restoredCopy')}
        </span>
      )}
    </div>
  );
}

function Statistics({ version, brokenOf }: Pick<VersionItemProps, 'version' | 'brokenOf'>) {
  const { t } = useTranslation();
  const { statistics } = version;
  if (!statistics) return null;
  const { lessons, placedLessons: placed, groups } = statistics;
  if (lessons === 0) return t('versions.noLessons');
  return [
    t('versions.classes', { count: groups }),
    t('versions.statistics', { placed, lessons }),
    brokenWords(t, version, brokenOf(version)),
  ]
    .filter(Boolean)
    .join(', ');
}
