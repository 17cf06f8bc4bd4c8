import { Anchor, CloseButton } from '@mantine/core';
import { IconArrowRight, IconCalendarWeek, IconHistory, IconLayoutGrid } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptySchool, schoolFacts } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { firstNameOf } from '../account/first-name.ts';
import { greetingAt } from '../account/greeting.ts';
import { openHistory } from '../versions/history-drawer-store.ts';
import { versionsQuery } from '../versions/versions-query.ts';
import { CountTiles } from './CountTiles.tsx';
import classes from './HomePage.module.css';
import { NextStep } from './NextStep.tsx';
import { Welcome } from './Welcome.tsx';

const NOTICE = 'snapshotNoticeSeen';

/**
 * The dashboard: a greeting, the progress of the timetable, the figures of the school, and the next steps.
 */
export function HomePage() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const draft = useDraft((whole) => whole);
  const facts = useMemo(() => schoolFacts(draft), [draft]);
  const empty = isEmptySchool(draft);
  const isBuilt = Object.values(draft.schoolData.structures).some((each) => !each.isUninitialized);
  const hasSnapshots = useHasMovedSnapshots();
  const name = firstNameOf(user?.displayName);
  const greeting = greetingAt(new Date().getHours());
  return (
    <div className={classes.page}>
      <h2 className={classes.greeting}>
        {name ? t(`account.home.${greeting}`, { name }) : t(`account.home.${greeting}NoName`)}
      </h2>
      {empty ? (
        <Welcome isBuilt={isBuilt} />
      ) : (
        <>
          <NextStep facts={facts} />
          <CountTiles facts={facts} classroomsEnabled={draft.config.isClassroomsEnabled} />
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
      <div className={classes.links}>
        <HomeLink
          to="/"
          icon={<IconLayoutGrid size={22} stroke={1.6} aria-hidden />}
          title={t('structure.screenTitle')}
          body={t('account.home.structure')}
        />
        <HomeLink
          to="/schedule"
          icon={<IconCalendarWeek size={22} stroke={1.6} aria-hidden />}
          title={t('schedule.title')}
          body={t('account.home.schedule')}
        />
      </div>
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

interface HomeLinkProps {
  readonly to: '/' | '/schedule';
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
}

function HomeLink({ to, icon, title, body }: HomeLinkProps) {
  return (
    <Link to={to} className={classes.link}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.text}>
        <b>{title}</b>
        <span>{body}</span>
      </span>
      <IconArrowRight size={18} stroke={1.7} aria-hidden className="mirrored" />
    </Link>
  );
}
