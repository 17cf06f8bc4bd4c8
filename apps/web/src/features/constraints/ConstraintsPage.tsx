import type { Constraint, Id } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { DraftSourceContext, openDraft } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { RuleProblem } from '../../document/pre-check/rule-problems.ts';
import { showErrorsFrom, useShownProblems } from '../../document/run/shown-problems.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { ProblemBadges } from '../../ui/frame/ProblemBadges.tsx';
import { Tabs, tabProps } from '../../ui/frame/Tabs.tsx';
import { WeightsPanel } from '../solver/settings/WeightsPanel.tsx';
import { AddRuleDialog } from './AddRuleDialog.tsx';
import { ConflictPane } from './ConflictPane.tsx';
import classes from './ConstraintsPage.module.css';
import { type ConstraintTab, constraintTabs, tabOfProblem, tabOfRule, tabsOf } from './constraint-tabs.ts';
import { OverviewDialog } from './OverviewDialog.tsx';
import { type OpenRule, RuleDialog } from './RuleDialog.tsx';
import { RulesTab } from './RulesTab.tsx';
import { type FormRule, ruleOfEntry } from './SentenceForm.tsx';
import { UsualStrip } from './UsualStrip.tsx';
import { WhatIfPane } from './WhatIfPane.tsx';
import { beginTrial, useWhatIf } from './what-if.ts';

const SpreadTab = lazy(() => import('./SpreadTab.tsx').then((module) => ({ default: module.SpreadTab })));
const CalendarTab = lazy(() =>
  import('./CalendarTab.tsx').then((module) => ({ default: module.CalendarTab })),
);
const TakeRulesDialog = lazy(() =>
  import('./TakeRulesDialog.tsx').then((module) => ({ default: module.TakeRulesDialog })),
);

const LAST_TAB = 'constraintsTab';
const PANEL = 'constraints-panel';
const tabId = (tab: ConstraintTab) => `constraints-tab-${tab}`;

/** The Constraints Dashboard: every rule of the school by its kind, in tabs with addresses of their own. */
export function ConstraintsPage() {
  const { tab } = useParams({ strict: false });
  const isClassroomsEnabled = useDraft((draft) => draft.config.isClassroomsEnabled);
  const last = usePageMemory(({ memory }) => memory[LAST_TAB]);
  const tabs = useMemo(() => tabsOf(isClassroomsEnabled), [isClassroomsEnabled]);
  const current = tabs.find((each) => each === tab);
  useEffect(() => {
    if (current !== undefined && current !== last) rememberOnPage(LAST_TAB, current);
  }, [current, last]);
  if (current === undefined) {
    const remembered = tabs.find((each) => each === last) ?? constraintTabs[0];
    if (tab === 'incoming') return <Incoming tabs={tabs} remembered={remembered} />;
    const shown = tab === undefined ? remembered : constraintTabs[0];
    return <Navigate to="/constraints/$tab" params={{ tab: shown }} replace />;
  }
  return <Dashboard tab={current} tabs={tabs} />;
}

/** Shows the conflicts of the latest run: in the remembered tab if it has a part of them, else in the first that has. */
function Incoming({ tabs, remembered }: { tabs: readonly ConstraintTab[]; remembered: ConstraintTab }) {
  const constraints = useDraft((draft) => draft.constraints);
  const { problems } = useShownProblems();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    showErrorsFrom('conflicts');
    setAsked(true);
  }, []);
  if (!isAsked) return null;
  const concerned = new Set([...problems.values()].map((each) => tabOfProblem({ constraints }, each)));
  const tab = [remembered, ...tabs].find((each) => concerned.has(each)) ?? remembered;
  return <Navigate to="/constraints/$tab" params={{ tab }} replace />;
}

/** The dialogs above the tabs. */
type OpenPart = 'add' | 'take' | 'weights' | 'overview' | null;

const NONE_ADDED: readonly Id[] = [];

function Dashboard({ tab, tabs }: { tab: ConstraintTab; tabs: readonly ConstraintTab[] }) {
  const [open, setOpen] = useState<OpenPart>(null);
  const [edited, setEdited] = useState<OpenRule | null>(null);
  const [added, setAdded] = useState(NONE_ADDED);
  const navigate = useNavigate();
  const [begun, setBegun] = useState<FormRule | null>(null);
  useEntryToOpen((entry) => {
    const rule = ruleOfEntry(draftSession.draft, entry);
    if (rule === null) return false;
    if ('row' in rule) {
      setBegun(rule);
      setOpen('add');
    } else setEdited({ constraint: rule, isCopy: false });
    return true;
  });
  /** Shows new rules in the tab that lists them. */
  const showAdded = (rules: readonly Constraint[]) => {
    const [first] = rules;
    const own = first ? tabOfRule(first) : null;
    if (own === null) return;
    setAdded(rules.map(({ id }) => id));
    if (own !== tab) void navigate({ to: '/constraints/$tab', params: { tab: own } });
  };
  // New rules are lit once, not at each visit of their tab.
  const endAdded = useCallback(
    (lit: readonly Id[]) => setAdded((now) => (now === lit ? NONE_ADDED : now)),
    [],
  );
  const trial = useWhatIf((state) => state.trial);
  const openTrial = () => beginTrial(useWhatIf.getState().question?.changes);
  const onAdd = () => {
    setBegun(null);
    setOpen('add');
  };
  const common = { onAdd, onWeights: () => setOpen('weights') };
  return (
    <DraftSourceContext value={trial?.source ?? openDraft}>
      <div className={classes.screen} data-trying={trial !== null || undefined}>
        <TabList tab={tab} tabs={tabs} />
        <UsualStrip isTrying={trial !== null} onWhatIf={openTrial} onOverview={() => setOpen('overview')} />
        <div className={classes.work}>
          <div id={PANEL} role="tabpanel" aria-labelledby={tabId(tab)} className={classes.panel}>
            <Suspense fallback={null}>
              {tab === 'subject' || tab === 'workload' ? (
                <RulesTab key={tab} tab={tab} added={added} onLit={endAdded} {...common} />
              ) : tab === 'lessonspread' ? (
                <SpreadTab {...common} />
              ) : (
                <CalendarTab key={tab} type={tab === 'class' ? 'group' : tab} {...common} />
              )}
            </Suspense>
          </div>
          {trial === null && <ConflictPane />}
          <WhatIfPane />
        </div>
        {open === 'overview' && (
          <OverviewDialog
            onEdit={(constraint) => setEdited({ constraint, isCopy: false })}
            onClose={() => setOpen(null)}
          />
        )}
        {edited && <RuleDialog key={edited.constraint.id} open={edited} onClose={() => setEdited(null)} />}
        {open === 'add' && (
          <AddRuleDialog
            key={begun?.row.id ?? ''}
            tab={tab}
            initial={begun}
            onWeights={() => setOpen('weights')}
            onTake={() => setOpen('take')}
            onAdded={showAdded}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'take' && (
          <Suspense fallback={null}>
            <TakeRulesDialog onClose={() => setOpen(null)} />
          </Suspense>
        )}
        <WeightsDrawer opened={open === 'weights'} onClose={() => setOpen(null)} />
      </div>
    </DraftSourceContext>
  );
}

function TabList({ tab: current, tabs }: { tab: ConstraintTab; tabs: readonly ConstraintTab[] }) {
  const { t } = useTranslation();
  const constraints = useDraft((draft) => draft.constraints);
  const { problems } = useShownProblems();
  const byTab = useMemo(() => {
    const found = new Map<ConstraintTab, RuleProblem[]>(constraintTabs.map((tab) => [tab, []]));
    for (const each of problems.values()) {
      const tab = tabOfProblem({ constraints }, each);
      if (tab !== null) found.get(tab)?.push(each);
    }
    return found;
  }, [constraints, problems]);
  const titles = { hard: t('constraints.badge.hardInTab'), soft: t('constraints.badge.softInTab') };
  return (
    <Tabs label={t('constraints.tabs')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...tabProps(tabId(tab), tab === current)}
          aria-controls={PANEL}
          to="/constraints/$tab"
          params={{ tab }}
        >
          {t(`constraints.tab.${tab}`)}
          <ProblemBadges problems={byTab.get(tab) ?? []} titles={titles} />
        </Link>
      ))}
    </Tabs>
  );
}

function WeightsDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="top"
      size="min(100%, max(640px, 85dvh))"
      title={t('constraints.weights')}
      classNames={{ body: classes.weights }}
    >
      <WeightsPanel />
    </Drawer>
  );
}
