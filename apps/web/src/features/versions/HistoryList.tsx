import type { Version } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { live } from '../../document/live/live-client.ts';
import { publicationQuery } from '../../document/publication/publication-query.ts';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import { useBrokenRules } from './broken-rules.ts';
import { groupVersions } from './group-versions.ts';
import classes from './HistoryList.module.css';
import { filterVersions, type HistoryFilter } from './history-filter.ts';
import { PublishedNote } from './PublishedNote.tsx';
import type { VersionActions } from './use-version-actions.ts';
import { VersionGroupItems } from './VersionGroupItems.tsx';
import { headingWords } from './version-words.ts';
import { reloadVersions, versionsQuery } from './versions-query.ts';

interface HistoryListProps {
  readonly filter: HistoryFilter;
  /** Nothing can be restored now. */
  readonly blocked: boolean;
  readonly actions: VersionActions;
}

const emptyTexts = {
  all: ['versions.emptyAll', 'versions.emptyAllHint'],
  named: ['versions.emptyNamed', 'versions.emptyNamedHint'],
  tagged: ['versions.emptyTagged', 'versions.emptyTaggedHint'],
} as const;

/** The versions under their date headings; follows the changes of other windows. */
export function HistoryList({ filter, blocked, actions }: HistoryListProps) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(versionsQuery);
  const isPublished = data !== undefined && data.publishedIDs.length > 0;
  const { data: publication = null } = useQuery({ ...publicationQuery, enabled: isPublished });
  const brokenOf = useBrokenRules(data?.versions ?? []);
  const list = useRef<HTMLDivElement>(null);
  const sections = useMemo(
    () => groupVersions(filterVersions(data?.versions ?? [], filter), new Date()),
    [data, filter],
  );
  useReloading();
  useFocusAfterRemoval(list, data?.versions);

  if (!data && isError) {
    return (
      <div className={classes.empty} role="alert">
        <p>{t('versions.loadFailed')}</p>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {t('versions.retry')}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={classes.list}>
        <SkeletonList />
      </div>
    );
  }
  if (sections.length === 0) {
    const [title, hint] = emptyTexts[filter];
    return (
      <div className={classes.empty} ref={list} tabIndex={-1}>
        <strong>{t(title)}</strong>
        <p>{t(hint)}</p>
      </div>
    );
  }
  return (
    <div className={classes.list} ref={list} tabIndex={-1}>
      {publication && isPublished ? (
        <PublishedNote publication={publication} versions={data.versions} />
      ) : null}
      {sections.map(({ key, heading, groups }) => (
        <section key={key} className={classes.section}>
          <h3 className={classes.heading}>{headingWords(heading, i18n.language, t)}</h3>
          {groups.map((group) => (
            <VersionGroupItems
              key={group[0].id}
              group={group}
              heading={heading}
              all={data.versions}
              currentID={data.currentID}
              publishedIDs={data.publishedIDs}
              publication={publication}
              blocked={blocked}
              brokenOf={brokenOf}
              actions={actions}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function useReloading(): void {
  useEffect(() => {
    const ends = [
      live.on('version', () => void reloadVersions()),
      live.on('versions', () => void reloadVersions()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
}

/**
 * After the version that had the focus is removed, the list takes the focus, so that the keyboard stays in
 * it.
 */
function useFocusAfterRemoval(
  list: { readonly current: HTMLElement | null },
  versions: readonly Version[] | undefined,
): void {
  const count = useRef(0);
  useEffect(() => {
    const removed = (versions?.length ?? 0) < count.current;
    count.current = versions?.length ?? 0;
    if (!removed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus();
    }, 250);
    return () => clearTimeout(timer);
  }, [versions, list]);
}
