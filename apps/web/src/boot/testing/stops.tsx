import { importFile } from '@bellgrid/formats';
import {
  commands,
  createExampleSchool,
  curriculumMatrix,
  diffDrafts,
  FILE_VERSION,
  runCommand,
  SOLUTION_VERSION,
  serializeDraftFile,
  timetableOf,
  WEIGHT,
} from '@bellgrid/model';
import {
  createMemoryHistory,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { named } from '../../../../../e2e/support/outside-catalogue.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { connectionLost } from '../../document/live/connection.ts';
import { askForChoices } from '../../document/opening/conflict-store.ts';
import { useOutOfSync } from '../../document/opening/out-of-sync.ts';
import { useUnsavedWork } from '../../document/opening/unsaved-work.ts';
import type { SolverRun } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { AnnouncementsPage } from '../../features/administration/AnnouncementsPage.tsx';
import { ClientRun } from '../../features/administration/ClientRun.tsx';
import { ClientVersions } from '../../features/administration/ClientVersions.tsx';
import { dateWords } from '../../features/administration/date-words.ts';
import { ImportFromClient } from '../../features/administration/ImportFromClient.tsx';
import { SitePage } from '../../features/administration/SitePage.tsx';
import { DivisionsField } from '../../features/classes/DivisionsField.tsx';
import { DuplicateGroupDialog } from '../../features/classes/DuplicateGroupDialog.tsx';
import { StructureField } from '../../features/classes/StructureField.tsx';
import { CalendarTab } from '../../features/constraints/CalendarTab.tsx';
import { TakeRulesDialog } from '../../features/constraints/TakeRulesDialog.tsx';
import type { EntryQuestion } from '../../features/curriculum/EntryReview.tsx';
import { type MatrixEntry, newNames, planEntry } from '../../features/curriculum/entry-plan.ts';
import { MatrixQuestion } from '../../features/curriculum/MatrixQuestion.tsx';
import { PasteDialog } from '../../features/curriculum/PasteDialog.tsx';
import { HandOver } from '../../features/hand-over/HandOver.tsx';
import { askHandOver } from '../../features/hand-over/hand-over-store.ts';
import { useShortcutsDialog } from '../../features/help/help-dialog-store.ts';
import { ShortcutsDialog } from '../../features/help/ShortcutsDialog.tsx';
import { ImportDialog } from '../../features/import/ImportDialog.tsx';
import { openImportOf } from '../../features/import/import-dialog-store.ts';
import type { ReadRequest } from '../../features/import/read-import.ts';
import { LessonMultiEdit } from '../../features/lessons/LessonMultiEdit.tsx';
import { NobodysLessons } from '../../features/schedule/NobodysLessons.tsx';
import { StagingDrawer } from '../../features/schedule/StagingDrawer.tsx';
import { nobodysLessons, stagedLessons } from '../../features/schedule/staged-lessons.ts';
import { ChangeDialog } from '../../features/solver/ChangeDialog.tsx';
import { PreviewDetails } from '../../features/solver/PreviewDetails.tsx';
import { RunLine } from '../../features/solver/RunLine.tsx';
import { useChangeQuestion } from '../../features/solver/run/change-question.ts';
import { ScheduleStatus } from '../../features/solver/ScheduleStatus.tsx';
import { WeightsPanel } from '../../features/solver/settings/WeightsPanel.tsx';
import { NO_PREVIEW, usePreview, useShownSchedule } from '../../features/solver/shown-schedule.ts';
import { afterAskingToTake, TakeDialog } from '../../features/solver/TakeDialog.tsx';
import { BreakDialog } from '../../features/structure/BreakDialog.tsx';
import { DayDialog } from '../../features/structure/DayDialog.tsx';
import { DeleteStructure } from '../../features/structure/DeleteStructure.tsx';
import { FeatureList } from '../../features/structure/FeatureList.tsx';
import { structureTabs } from '../../features/structure/structure-choice.ts';
import { CompareDialog } from '../../features/versions/CompareDialog.tsx';
import { changesQuery } from '../../features/versions/compare-versions.ts';
import { useVersionActions } from '../../features/versions/use-version-actions.ts';
import { VersionDialogs } from '../../features/versions/VersionDialogs.tsx';
import { versionChanges } from '../../features/versions/version-changes.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSessionEnd } from '../../platform/session-end.ts';
import { t } from '../../platform/texts/i18n.ts';
import { choose, meanwhile, settle, until } from '../../ui/testing/page-in-dom.tsx';
import { createFactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import { router } from '../router.tsx';
import { AccountMenu } from '../shell/AccountMenu.tsx';
import { ConflictDialog } from '../shell/ConflictDialog.tsx';
import { LostWorkBanner } from '../shell/LostWorkBanner.tsx';
import { OutOfSyncOverlay } from '../shell/OutOfSyncOverlay.tsx';
import { PendingScreen } from '../shell/PendingScreen.tsx';
import { SessionEndDialog } from '../shell/SessionEndDialog.tsx';
import { UnsavedWorkDialog } from '../shell/UnsavedWorkDialog.tsx';
import {
  client,
  conflict,
  currentVersion,
  edit,
  failedRun,
  foundRun,
  group,
  newUser,
  olderSchool,
  openSaved,
  present,
  runs,
  school,
  teacher,
  version,
} from './school-of-stops.ts';

/** A dialog, banner, screen or state of the application, rendered without a browser. */
export interface Stop {
  readonly name: string;
  /** The files of the dialogs, banners and screens that it shows, below `apps/web/src`. */
  readonly shows: readonly string[];
  /** A part of the application, or the address of a screen. */
  readonly content: ReactNode | string;
  /** Prepares what the content reads as it is rendered. */
  readonly before?: () => void;
  /** The steps from its content to the state that is looked at. */
  readonly reach?: () => Promise<void>;
  /** The id of a text that is shown then. */
  readonly text: string;
}

/** The content of a stop as it is rendered: the whole application at an address, or a part of it on its own, with working links. */
export function contentOf({ content, before }: Stop): ReactNode {
  before?.();
  const isAddress = typeof content === 'string';
  const routing = createRouter({
    routeTree: router.options.routeTree,
    history: createMemoryHistory({ initialEntries: [isAddress ? content : '/'] }),
  });
  return isAddress ? (
    <RouterProvider router={routing} />
  ) : (
    <RouterContextProvider router={routing}>{content}</RouterContextProvider>
  );
}

/** The control with this text: a button, an entry of a menu, or a box with its label. */
function control(id: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], label')].find((each) =>
    named(id).test((each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
  );
  return found instanceof HTMLLabelElement ? document.getElementById(found.htmlFor) : (found ?? null);
}

/** Clicks on an element once it is there. */
async function click(find: () => HTMLElement | null): Promise<void> {
  await until(() => find() !== null);
  await meanwhile(() => find()?.click());
  await settle();
}

const uses =
  (...ids: readonly string[]) =>
  async () => {
    for (const id of ids) await click(() => control(id));
  };
const becomes = (change: () => void) => () => meanwhile(change);

const nothing = () => {};
const structure = present(school.schoolData.structures[group.structure]);
const lastDay = present(school.schoolData.days.at(-1));

/** The state of the schedule with a run, with the panel of a result that is previewed. */
function Schedule() {
  const draft = useDraft((all) => all);
  const shown = useShownSchedule(draft);
  return (
    <>
      <ScheduleStatus draft={draft} shown={shown} />
      {shown?.kind === 'preview' && <PreviewDetails draft={draft} shown={shown} />}
    </>
  );
}
const withRun = (run: SolverRun) => becomes(() => useSolver.setState(run, true));

const previewed = async () => {
  await withRun(foundRun)();
  await meanwhile(() => usePreview.setState({ ...NO_PREVIEW, instanceID: foundRun.instanceID }));
};

/** The questions of the version history. */
function VersionQuestions() {
  const actions = useVersionActions();
  return (
    <>
      <button type="button" onClick={() => actions.restore(version)}>
        {t('versions.restore')}
      </button>
      <button type="button" onClick={() => actions.askToDelete(version)}>
        {t('versions.delete')}
      </button>
      <VersionDialogs actions={actions} />
    </>
  );
}

/** A school with one structure, so that several are not in use yet. */
const plain = createExampleSchool();

/** A class with divisions. */
const divided = present(
  Object.values(school.groups).find(({ id }) =>
    Object.values(school.trackSets).some((set) => set.group === id),
  ),
);

const mine = runCommand(school, commands.setTeacher, { teacher: { ...teacher, name: 'Ada Moss' } });
const unsavedWork = {
  copy: {
    owner: 'user',
    window: 'other',
    at: Date.parse(version.date),
    baseHash: 'old',
    storeVersion: 1,
    changes: diffDrafts(school, mine),
  },
  work: { base: school, mine },
  changes: (['added', 'changed', 'deleted'] as const).flatMap((kind) => [
    { kind, part: 'teachers' as const, id: `${kind} teacher`, name: teacher.name },
    { kind, part: 'subjects' as const, id: `${kind} subject`, name: '' },
    { kind, part: 'constraints' as const, id: `${kind} constraint`, name: '' },
  ]),
};

const { placed } = timetableOf(school);
const nobodys = nobodysLessons(school, placed);

/** Edits of cells in the curriculum matrix: with a teacher that the school does not have, and one that is refused. */
const row = present(curriculumMatrix(school.subjects).find(({ cells }) => cells.has(group.id)));
const entry: MatrixEntry = {
  edits: ['9 New Person', '??'].map((text) => ({ row, group: group.id, text })),
  newClasses: [{ id: 'new class', name: '12Z', structure: group.structure, color: group.color }],
  newSubjects: [],
  placeless: ['7'],
};
const context = { t, columns: Object.values(school.groups) };
const question: EntryQuestion = {
  kind: 'enter',
  names: (draft) => newNames(draft, entry, context),
  placeless: entry.placeless,
  planFor: (draft, isLeftOut) => planEntry(draft, entry, context, isLeftOut),
  turned: nothing,
};

/** The school with a category of its own weight, in which a constraint is soft. */
const weighted = runCommand(
  runCommand(school, commands.setCategoryWeight, { category: 'workload', enabled: true }),
  commands.setConstraintWeight,
  { ids: ['limit'], weight: WEIGHT.THREE },
);

const act = { isBusy: false, run: async () => true };

/** Reads files as the thread of the import does, which a document without a browser lacks. */
class ReadingThread extends EventTarget {
  postMessage({ name, bytes }: ReadRequest): void {
    const data = importFile(name, new Uint8Array(bytes));
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

/** A thread that is still reading. */
class SlowThread extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const readsOn = (thread: typeof ReadingThread | typeof SlowThread) => () => {
  vi.stubGlobal('Worker', thread);
  const text = serializeDraftFile({
    fileVersion: FILE_VERSION,
    dataStore: school,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  openImportOf(new File([text], 'school.json'));
};

/** Dialogs of the editor. */
const ofEditor: readonly Stop[] = [
  {
    name: 'a break',
    shows: ['features/structure/BreakDialog.tsx'],
    content: <BreakDialog structure={structure} after={present(structure.periods[0])} onClose={nothing} />,
    text: 'structure.pause.length',
  },
  {
    name: 'the deletion of a day',
    shows: ['features/structure/DayDialog.tsx'],
    content: <DayDialog day={lastDay} onClose={nothing} />,
    reach: uses('structure.day.delete'),
    text: 'common.danger.title',
  },
  {
    name: 'the deletion of a structure',
    shows: ['features/structure/DeleteStructure.tsx'],
    content: <DeleteStructure tabs={structureTabs(school.schoolData.structures, structure.id, true)} />,
    reach: uses('structure.delete.button'),
    text: 'structure.delete.loses',
  },
  {
    name: 'a feature that is not stable',
    shows: ['features/structure/FeatureList.tsx'],
    content: <FeatureList />,
    before: () => openSaved(plain),
    reach: uses('structure.features.structures.name'),
    text: 'structure.features.ask.beta',
  },
  {
    name: 'a copy of a class',
    shows: ['features/classes/DuplicateGroupDialog.tsx'],
    content: <DuplicateGroupDialog item={group} name="5A (copy)" onDone={nothing} onClose={nothing} />,
    text: 'classes.duplicate.title',
  },
  {
    name: 'a class that moves to another structure',
    shows: ['features/classes/StructureField.tsx'],
    content: <StructureField group={group.id} value={group.structure} onChange={nothing} />,
    reach: () => choose(document.querySelector('select'), 'young'),
    text: 'classes.move.title',
  },
  {
    name: 'divisions that are switched off',
    shows: ['features/classes/DivisionsField.tsx'],
    content: <DivisionsField id={divided.id} />,
    reach: uses('classes.divisions.use'),
    text: 'common.danger.title',
  },
  {
    name: 'constraints of an older version',
    shows: ['features/constraints/TakeRulesDialog.tsx'],
    content: <TakeRulesDialog onClose={nothing} />,
    reach: () => choose(document.querySelector('[role=dialog] select'), 'old'),
    text: 'constraints.take.found',
  },
  {
    name: 'several lessons',
    shows: ['features/lessons/LessonMultiEdit.tsx'],
    content: <LessonMultiEdit ids={Object.keys(school.lessons).slice(0, 3)} onClose={nothing} />,
    text: 'lessons.many.setLock',
  },
  {
    name: 'lessons that are handed over',
    shows: ['features/hand-over/HandOver.tsx'],
    content: <HandOver />,
    before: () => askHandOver(teacher.id),
    reach: async () => {
      await click(() =>
        document.querySelector('[role=dialog] input[type=text], [role=dialog] [role=combobox]'),
      );
      await click(() => document.querySelector('[role=option]'));
    },
    text: 'teachers.handOver.confirm',
  },
  {
    name: 'the calendar of one of a list',
    shows: ['features/constraints/CalendarTab.tsx'],
    content: <CalendarTab type="teacher" onAdd={nothing} onWeights={nothing} />,
    reach: async () => {
      await uses('constraints.calendar.views.list')();
      await click(() => document.querySelector('li[data-status] > button'));
    },
    text: 'constraints.calendar.of',
  },
  {
    name: 'a category that makes constraints hard',
    shows: ['features/solver/settings/WeightsPanel.tsx'],
    content: <WeightsPanel />,
    before: () => openSaved(weighted),
    reach: uses('solver.weights.workload'),
    text: 'solver.weights.offBody',
  },
  {
    name: 'a block of a spreadsheet',
    shows: ['features/curriculum/PasteDialog.tsx'],
    content: (
      <PasteDialog
        opened
        text=""
        onChange={nothing}
        countCells={() => 0}
        onCancel={nothing}
        onReview={nothing}
      />
    ),
    text: 'curriculum.pasteHint',
  },
  {
    name: 'cells of the curriculum matrix that need a decision',
    shows: ['features/curriculum/EntryReview.tsx'],
    content: (
      <MatrixQuestion
        question={question}
        cancel={group.name}
        onClose={nothing}
        onEnter={nothing}
        onEmpty={nothing}
      />
    ),
    text: 'curriculum.review.title',
  },
  {
    name: 'cells of the curriculum matrix that are emptied',
    shows: ['features/curriculum/MatrixQuestion.tsx'],
    content: (
      <MatrixQuestion
        question={{ kind: 'empty', cells: [{ row, group: group.id }] }}
        cancel={group.name}
        onClose={nothing}
        onEnter={nothing}
        onEmpty={nothing}
      />
    ),
    text: 'common.danger.title',
  },
  {
    name: 'the keyboard shortcuts',
    shows: ['features/help/ShortcutsDialog.tsx'],
    content: <ShortcutsDialog />,
    reach: becomes(() => useShortcutsDialog.setState({ opened: true })),
    text: 'shell.shortcuts.title',
  },
  {
    name: 'the differences of two versions',
    shows: ['features/versions/CompareDialog.tsx'],
    content: <CompareDialog opened onClose={nothing} from={version} to={currentVersion} />,
    before: () => {
      const { queryKey } = changesQuery(version, currentVersion);
      queryClient.setQueryData(queryKey, versionChanges(olderSchool, school));
    },
    text: 'home.versions.compareTitle',
  },
  {
    name: 'the deletion of a version',
    shows: ['features/versions/VersionDialogs.tsx'],
    content: <VersionQuestions />,
    reach: uses('versions.delete'),
    text: 'versions.deleteTitle',
  },
  {
    name: 'a version that is restored during a run',
    shows: ['features/versions/VersionDialogs.tsx', 'features/solver/StopSolveDialog.tsx'],
    content: <VersionQuestions />,
    reach: async () => {
      await withRun(runs.working)();
      await uses('versions.restore')();
    },
    text: 'solver.stop.title',
  },
  {
    name: 'a file that is read',
    shows: ['features/import/ImportSteps.tsx'],
    content: <ImportDialog />,
    before: readsOn(SlowThread),
    text: 'importing.readingHint',
  },
  {
    name: 'a file that is imported during a run',
    shows: ['features/import/ImportSteps.tsx', 'features/solver/StopSolveDialog.tsx'],
    content: <ImportDialog />,
    before: readsOn(ReadingThread),
    reach: async () => {
      await withRun(runs.working)();
      await uses('importing.use')();
    },
    text: 'importing.stopBody',
  },
  {
    name: 'a file that is imported before the result of a run is taken',
    shows: ['features/import/ImportSteps.tsx'],
    content: <ImportDialog />,
    before: readsOn(ReadingThread),
    reach: async () => {
      await withRun(foundRun)();
      await uses('importing.use')();
    },
    text: 'solver.discard.body',
  },
];

/** States of the schedule. */
const ofSchedule: readonly Stop[] = [
  {
    name: 'lessons without class and teacher',
    shows: [],
    content: <NobodysLessons subjects={nobodys} />,
    reach: uses('schedule.staging.nobodys'),
    text: 'schedule.staging.nobodysBody',
  },
  {
    name: 'the staging area of a narrow screen',
    shows: ['features/schedule/StagingDrawer.tsx'],
    content: (
      <StagingDrawer
        draft={school}
        placed={placed}
        lessons={stagedLessons(school, placed, 'classes', null)}
        nobodys={nobodys}
        view="classes"
        factsOf={createFactsOf(school, placed, 'subject')}
        focusRowsOf={() => {}}
      />
    ),
    reach: uses('schedule.staging.open'),
    text: 'schedule.staging.by.class',
  },
  {
    name: 'a run that waits',
    shows: [],
    content: <RunLine run={runs.waiting} isShown={false} />,
    text: 'solver.queueTitle',
  },
  {
    name: 'a run that is checked',
    shows: [],
    content: <RunLine run={runs.checking} isShown={false} />,
    text: 'solver.stage.preCheck',
  },
  {
    name: 'a run at work that is stopped',
    shows: [],
    content: <RunLine run={runs.working} isShown />,
    reach: uses('solver.cancelLabel'),
    text: 'solver.best.use',
  },
  {
    name: 'a run without a connection',
    shows: [],
    content: <RunLine run={runs.working} isShown />,
    reach: async () => {
      // A connection is lost for a while before that is told.
      vi.useFakeTimers();
      connectionLost();
      await meanwhile(() => vi.runAllTimers());
      vi.useRealTimers();
    },
    text: 'solver.stage.connectionLost',
  },
  {
    name: 'a schedule that was found',
    shows: [],
    content: <Schedule />,
    reach: withRun(foundRun),
    text: 'solver.result.title',
  },
  {
    name: 'a result that would be lost',
    shows: ['features/solver/DiscardResultDialog.tsx'],
    content: <Schedule />,
    reach: async () => {
      await withRun(foundRun)();
      await uses('solver.dismiss')();
    },
    text: 'solver.discard.title',
  },
  {
    name: 'a run beside a schedule',
    shows: ['features/solver/ChangeDialog.tsx'],
    content: <ChangeDialog />,
    reach: becomes(() =>
      useChangeQuestion.setState({ asked: { movable: { placed: 40, lessons: 45 }, goOn: nothing } }),
    ),
    text: 'solver.change.title',
  },
  {
    name: 'a schedule with fewer lessons that is taken',
    shows: ['features/solver/TakeDialog.tsx'],
    content: <TakeDialog />,
    reach: becomes(() => {
      const none = { moved: [], inOtherRoom: [], placed: [], byClass: new Map(), byTeacher: new Map() };
      afterAskingToTake({ ...none, unplaced: Object.keys(school.lessons).slice(0, 2) }, nothing);
    }),
    text: 'solver.preview.fewer',
  },
  {
    name: 'the preview of a result',
    shows: [],
    content: <Schedule />,
    reach: previewed,
    text: 'solver.preview.keep',
  },
  {
    name: 'the preview of a result of an earlier draft',
    shows: [],
    content: <Schedule />,
    reach: async () => {
      await previewed();
      await meanwhile(edit);
    },
    text: 'solver.overwrite.title',
  },
  ...(['TIMEOUT', 'ALLOCATION_FAILED', 'CANNOT_CONNECT', 'SAVE_FAILED'] as const).map((code) => ({
    name: `a run that has ended with ${code}`,
    shows: [],
    content: <Schedule />,
    reach: withRun(failedRun(code)),
    text: `solver.error.${code}.title`,
  })),
];

/** The screens before the editor, and what the shell says of work, session and connection. */
const ofShell: readonly Stop[] = [
  {
    name: 'an address of a new account',
    shows: [],
    content: '/hello',
    before: () => void queryClient.setQueryData(currentUserQuery.queryKey, newUser),
    text: 'account.hello.continue',
  },
  {
    name: 'an address that is not verified',
    shows: [],
    content: '/dashboard/verify',
    before: () => void queryClient.setQueryData(currentUserQuery.queryKey, newUser),
    text: 'account.verify.title',
  },
  { name: 'the way into the editor', shows: [], content: '/pull', text: 'account.pull.title' },
  {
    name: 'the terms beside a registration',
    shows: ['features/account/RegisterPage.tsx'],
    content: '/dashboard/register',
    before: () => void queryClient.setQueryData(currentUserQuery.queryKey, null),
    reach: () => click(() => document.querySelector('form p button')),
    text: 'account.terms.title',
  },
  {
    name: 'a screen without a network',
    shows: ['boot/shell/PendingScreen.tsx'],
    content: <PendingScreen />,
    reach: becomes(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      window.dispatchEvent(new Event('offline'));
    }),
    text: 'shell.offlineTitle',
  },
  {
    name: 'the reset of the editor',
    shows: ['boot/shell/AccountMenu.tsx'],
    content: <AccountMenu />,
    reach: uses('shell.account', 'shell.reset'),
    text: 'shell.resetBody',
  },
  {
    name: 'a sign-out with unsaved changes',
    shows: ['boot/shell/SignOutDialog.tsx'],
    content: <AccountMenu />,
    reach: async () => {
      await meanwhile(edit);
      await uses('shell.account', 'shell.signOut')();
    },
    text: 'shell.unsavedTitle',
  },
  {
    name: 'a sign-out with work that waits to be downloaded',
    shows: ['boot/shell/SignOutDialog.tsx'],
    content: <AccountMenu />,
    reach: async () => {
      await meanwhile(() => useOutOfSync.setState({ lost: [{ file: '{}', copy: null }] }));
      await uses('shell.account', 'shell.signOut')();
    },
    text: 'shell.unsavedElsewhere',
  },
  {
    name: 'changes of two windows',
    shows: ['boot/shell/ConflictDialog.tsx'],
    content: <ConflictDialog />,
    reach: becomes(() => void askForChoices(conflict())),
    text: 'saving.conflict.title',
  },
  {
    name: 'work that the school does not have',
    shows: ['boot/shell/LostWorkBanner.tsx'],
    content: <LostWorkBanner />,
    reach: becomes(() => useOutOfSync.setState({ lost: [{ file: '{}', copy: null }] })),
    text: 'saving.lostTitle',
  },
  {
    name: 'a school that was replaced elsewhere',
    shows: ['boot/shell/OutOfSyncOverlay.tsx'],
    content: <OutOfSyncOverlay />,
    reach: becomes(() => useOutOfSync.setState({ active: true, lost: [{ file: '{}', copy: null }] })),
    text: 'saving.outOfSyncTitle',
  },
  {
    name: 'work of an earlier window',
    shows: ['boot/shell/UnsavedWorkDialog.tsx'],
    content: <UnsavedWorkDialog />,
    reach: becomes(() => useUnsavedWork.setState({ offered: unsavedWork })),
    text: 'saving.localCopy.title',
  },
  ...(['signedOut', 'otherAccount', 'suspended'] as const).map((end) => ({
    name: `a session that has ended: ${end}`,
    shows: ['boot/shell/SessionEndDialog.tsx'],
    content: <SessionEndDialog />,
    reach: becomes(() => useSessionEnd.setState({ end })),
    text: end === 'suspended' ? 'shell.suspendedTitle' : 'shell.sessionEnd.title',
  })),
  {
    name: 'unsaved changes of a suspended account',
    shows: ['boot/shell/SessionEndDialog.tsx'],
    content: <SessionEndDialog />,
    reach: async () => {
      await meanwhile(edit);
      await meanwhile(() => useSessionEnd.setState({ end: 'suspended' }));
      await uses('shell.signOut')();
    },
    text: 'shell.suspendedUnsaved',
  },
];

/** Dialogs of the administration. */
const ofAdministration: readonly Stop[] = [
  {
    name: 'a school of a client to import',
    shows: ['features/administration/ImportFromClient.tsx'],
    content: <ImportFromClient onClose={nothing} />,
    text: 'shell.importFromClient',
  },
  {
    name: 'the versions of a client to import',
    shows: ['features/administration/ImportFromClient.tsx'],
    content: <ImportFromClient onClose={nothing} />,
    reach: () => click(() => document.querySelector('[role=dialog] li button')),
    text: 'admin.client.importBody',
  },
  {
    name: 'a version of a client that is imported during a run',
    shows: ['features/administration/use-load-as-own.tsx', 'features/solver/StopSolveDialog.tsx'],
    content: <ImportFromClient onClose={nothing} />,
    reach: async () => {
      await click(() => document.querySelector('[role=dialog] li button'));
      await uses('admin.client.load')();
    },
    text: 'admin.client.stopBody',
  },
  {
    name: 'the reset of a solver',
    shows: ['features/administration/ClientRun.tsx'],
    content: <ClientRun client={client} dates={dateWords('en')} act={act} />,
    reach: uses('admin.client.resetSolver'),
    text: 'admin.client.resetSolverBody',
  },
  {
    name: 'a version of a client that is imported',
    shows: ['features/administration/ClientVersions.tsx'],
    content: <ClientVersions client={client} dates={dateWords('en')} act={act} />,
    reach: uses('admin.client.importCurrent'),
    text: 'admin.client.importBody',
  },
  {
    name: 'an announcement that is removed',
    shows: ['features/administration/AnnouncementsPage.tsx'],
    content: <AnnouncementsPage />,
    reach: uses('admin.announcements.remove'),
    text: 'admin.announcements.removeTitle',
  },
  {
    name: 'maintenance that begins',
    shows: ['features/administration/SitePage.tsx'],
    content: <SitePage />,
    reach: uses('admin.site.killSwitch'),
    text: 'admin.site.killSwitchTitle',
  },
];

/** The dialogs and states that the walk in the browser has no stop for. */
export const stops: readonly Stop[] = [...ofEditor, ...ofSchedule, ...ofShell, ...ofAdministration];
