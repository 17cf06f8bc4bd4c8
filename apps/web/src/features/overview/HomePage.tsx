import { Anchor, CloseButton } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptySchool, schoolFacts } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBrokenCount, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { firstNameOf } from '../account/first-name.ts';
import { greetingAt } from '../account/greeting.ts';
import { openHistory } from '../versions/history-drawer-store.ts';
import { versionsQuery } from '../versions/versions-query.ts';
import { Checklist } from './Checklist.tsx';
import { CountTiles } from './CountTiles.tsx';
import classes from './HomePage.module.css';
import { LoadTables } from './LoadTables.tsx';
import { NextStep } from './NextStep.tsx';
import { nextStepFor } from './next-step.ts';
import { RecentVersions } from './RecentVersions.tsx';
import { SincePublication } from './SincePublication.tsx';
import { Truth } from './Truth.tsx';
import { Welcome } from './Welcome.tsx';

const NOTICE = 'snapshotNoticeSeen';

/**
 * The dashboard: a greeting, the state of the timetable, the next step, the figures and loads of the school, and its latest
 * versions.
 */
export function HomePage() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const draft = useDraft((whole) => whole);
  const facts = useMemo(() => schoolFacts(draft), [draft]);
  const empty = isEmptySchool(draft);
  const isBuilt = Object.values(draft.schoolData.structures).some((each) => !each.isUninitialized);
  const isChecked = useIsChecked();
  const clashes = useBrokenCount();
  const hasSnapshots = useHasMovedSnapshots();
  const name = firstNameOf(user?.displayName);
  const greeting = greetingAt(new Date().getHours());
  return (
    <div className={classes.page}>
      <h2 className={classes.greeting}>
        {name ? t(`account.home.${greeting}`, { name }) : t(`account.home.${greeting}NoName`)}
      </h2>
      {empty ? (
        <Welcome isBuilt={isBuilt} isHome />
      ) : (
        <>
          {facts.placed > 0 ? <Truth facts={facts} /> : null}
          <SincePublication />
          <NextStep next={nextStepFor(draft, facts, isChecked ? clashes : null)} />
          <Checklist isHome />
        </>
      )}
      {hasSnapshots ? (
        <p className={classes.notice}>
          <IconHistory size={18} stroke={1.7} aria-hidden />
          <span>{t('account.home.snapshots')}</span>
          <Anchor component="button" size="sm" onClick={openHistory}>
            {t('versions.title')}
          </Anchor>
          <CloseButton
            aria-label={t('account.home.snapshotsSeen')}
            onClick={() => rememberOnPage(NOTICE, true)}
          />
        </p>
      ) : null}
      {empty ? null : (
        <>
          <CountTiles facts={facts} classroomsEnabled={draft.config.isClassroomsEnabled} />
          <LoadTables />
        </>
      )}
      <RecentVersions />
    </div>
  );
}

/** True while the account had snapshots when it first came here, and has not dismissed the notice of where they are. */
function useHasMovedSnapshots(): boolean {
  const isOver = usePageMemory(({ memory }) => memory[NOTICE] === true);
  const { data } = useQuery({ ...versionsQuery, enabled: !isOver });
  const hasNamed = data?.versions.some(({ label }) => label !== null) ?? false;
  useEffect(() => {
    if (data !== undefined && !hasNamed && !isOver) rememberOnPage(NOTICE, true);
  }, [data, hasNamed, isOver]);
  return !isOver && hasNamed;
}
