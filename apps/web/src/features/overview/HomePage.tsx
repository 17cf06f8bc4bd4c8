import { Anchor, Button, CloseButton } from '@mantine/core';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptySchool, type SchoolFacts, schoolFacts } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import {
  useBrokenCount,
  useBrokenParts,
  useDraftQuality,
  useIsChecked,
} from '../../document/pre-check/broken-rules.ts';
import { brokenText } from '../../document/pre-check/broken-text.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { firstNameOf } from '../account/first-name.ts';
import { greetingAt } from '../account/greeting.ts';
import { TourOffer } from '../help/TourOffer.tsx';
import { wantGenerate } from '../solver/generate-focus.ts';
import { openHistory } from '../versions/history-drawer-store.ts';
import { versionsQuery } from '../versions/versions-query.ts';
import { Checklist } from './Checklist.tsx';
import { CountTiles } from './CountTiles.tsx';
import classes from './HomePage.module.css';
import { LoadTables } from './LoadTables.tsx';
import { nextStepFor, type SchoolStep, useScheduleOfRun } from './next-step.ts';
import { RecentVersions } from './RecentVersions.tsx';
import { SincePublication } from './SincePublication.tsx';
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
  const ofRun = useScheduleOfRun(draft);
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
          <NextStep next={nextStepFor(draft, facts, isChecked ? clashes : null, ofRun)} />
          <Checklist isHome />
          <TourOffer />
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

/** The one next step of the school, and the way to it. */
function NextStep({ next: { step, path, count } }: { readonly next: SchoolStep }) {
  const { t } = useTranslation();
  const toGenerate = step === 'generate' || step === 'unplaced';
  return (
    <section className={classes.next}>
      <div className={classes.nextText}>
        <h3 className={classes.nextTitle}>{t(`home.next.${step}`, { count })}</h3>
        <p className={classes.nextBody}>{t(`home.next.${step}Body`)}</p>
      </div>
      <Button
        size="md"
        rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden className="mirrored" />}
        renderRoot={(props) => <Link to={path} {...props} onClick={toGenerate ? wantGenerate : undefined} />}
      >
        {t(path === '/schedule' ? 'home.next.look' : 'home.next.goOn')}
      </Button>
    </section>
  );
}

/** The state of the timetable in one line; each part leads to the schedule. */
export function Truth({ facts: { placed, schedulable } }: { readonly facts: SchoolFacts }) {
  const { t } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenParts();
  const quality = useDraftQuality();
  const isWhole = placed === schedulable;
  return (
    <p className={classes.truth} role="status" aria-label={t('home.truth.label')}>
      <Link to="/schedule" data-tone={isWhole ? 'good' : 'soft'}>
        {t(isWhole ? 'home.truth.all' : 'home.truth.some', { placed, lessons: schedulable })}
      </Link>
      {isChecked ? (
        <Link to="/schedule" data-tone={broken.clashes + broken.rules > 0 ? 'hard' : undefined}>
          {brokenText(t, broken)}
        </Link>
      ) : (
        <span>{t('home.truth.counting')}</span>
      )}
      {isChecked && quality && quality.classGaps > 0 ? (
        <Link to="/schedule/$view" params={{ view: 'classes' }}>
          {t('solver.numbers.classGaps', { count: quality.classGaps })}
        </Link>
      ) : null}
      {isChecked && quality && quality.lateStarts > 0 ? (
        <Link to="/schedule/$view" params={{ view: 'classes' }}>
          {t('solver.numbers.lateStarts', { count: quality.lateStarts })}
        </Link>
      ) : null}
      {isChecked && quality ? (
        <Link to="/schedule/$view" params={{ view: 'teachers' }}>
          {t('solver.numbers.teacherGaps', { count: quality.teacherGaps })}
        </Link>
      ) : null}
    </p>
  );
}
