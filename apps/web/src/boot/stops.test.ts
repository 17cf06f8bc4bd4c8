// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onlineManager } from '@tanstack/react-query';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  foreignTexts,
  keepToasts,
  named,
  ownWords,
  textsOutsideMarkers,
} from '../../../../e2e/support/outside-catalogue.ts';
import { connectionFound } from '../document/live/connection.ts';
import { useConflict } from '../document/opening/conflict-store.ts';
import { forgetOutOfSync } from '../document/opening/out-of-sync.ts';
import { useUnsavedWork } from '../document/opening/unsaved-work.ts';
import { UNKNOWN_RUN } from '../document/run/solver-run.ts';
import { useSolver } from '../document/run/use-solver.ts';
import { saver } from '../document/saving/saver.ts';
import { askHandOver } from '../features/hand-over/hand-over-store.ts';
import { useShortcutsDialog } from '../features/help/help-dialog-store.ts';
import { closeImport } from '../features/import/import-dialog-store.ts';
import { withdrawDiscard } from '../features/solver/run/discard-question.ts';
import { NO_PREVIEW, usePreview } from '../features/solver/shown-schedule.ts';
import { currentUserQuery } from '../platform/current-user.ts';
import { queryClient } from '../platform/query-client.ts';
import { useSessionEnd } from '../platform/session-end.ts';
import { siteQuery } from '../platform/site-query.ts';
import { showFirstLanguage, startTexts } from '../platform/texts/i18n.ts';
import { closeDom, openInDom, until } from '../ui/testing/page-in-dom.tsx';
import { router } from './router.tsx';
import { answer, openSaved, school, site, user, wordsOfServer } from './testing/school-of-stops.ts';

// Screens of the administration add their texts when they are loaded.
startTexts();
const { contentOf, stops } = await import('./testing/stops.tsx');

const web = join(import.meta.dirname, '..');

/** The frames from which dialogs are made, and parts that open them; each dialog made from them has a stop. */
const FRAMES = new Set([
  'boot/shell/EditorShell.tsx',
  'ui/dialogs/ConfirmDialog.tsx',
  'ui/dialogs/DangerDialog.tsx',
  'ui/entity-form/MultiEditModal.tsx',
  'ui/entity-form/use-close-guard.tsx',
  'ui/entity-form/use-edit-guard.tsx',
  'ui/fields/FindingBanner.tsx',
]);

const OPENS = /<(Modal|Drawer|ConfirmDialog|DangerDialog|DiscardDialog|MultiEditModal|StopSolveDialog)\b/;

/** True for a component that shows a dialog, a drawer, a banner or a screen in place of others. */
const opensAbove = (file: string): boolean =>
  /(Banner|Dialog|Overlay|Screen)\.tsx$/.test(file) || OPENS.test(readFileSync(join(web, file), 'utf8'));

/** The stops of the walk in the browser that show the other ones. */
const ofWalk: Readonly<Record<string, string>> = {
  'boot/shell/DeletionBanner.tsx': 'an account that is going to be deleted',
  'boot/shell/ErrorScreen.tsx': 'a school that cannot be opened',
  'boot/shell/ImpersonationBanner.tsx': 'an administrator who acts as a school',
  'boot/shell/OutdatedDialog.tsx': 'a newer version',
  'boot/shell/PaywallDialog.tsx': 'the end of the trial',
  'boot/shell/SaveFailedBanner.tsx': 'work that is not saved',
  'boot/shell/SuspendedScreen.tsx': 'a suspended account',
  'features/administration/ClientLicences.tsx': 'the removal of a licence',
  'features/administration/ClientPage.tsx': 'the deletion of an account',
  'features/administration/ConfirmAgain.tsx': 'a code before a grant',
  'features/administration/EnrolScreen.tsx': 'an administrator without a second factor',
  'features/classes/CalendarButton.tsx': 'the calendar of a class',
  'features/classes/DivisionDialog.tsx': 'a division',
  'features/classes/GroupMultiEdit.tsx': ': edit several',
  'features/classrooms/ClassroomMultiEdit.tsx': ': edit several',
  'features/constraint-editor/PersonRuleEditor.tsx': 'the constraints of a teacher',
  'features/constraint-editor/RuleEditor.tsx': 'the constraints of a subject',
  'features/constraints/AddRuleDialog.tsx': 'a constraint to add',
  'features/constraints/ConstraintsPage.tsx': 'the weights',
  'features/constraints/CopyDialog.tsx': 'a constraint to copy',
  'features/constraints/OverviewDialog.tsx': 'the overview of all constraints',
  'features/constraints/RuleDialog.tsx': 'a constraint to edit',
  'features/constraints/RulesTab.tsx': 'the deletion of several constraints',
  'features/export/ExportPage.tsx': 'the export: a blocked window',
  'features/help/HelpDialog.tsx': ': help',
  'features/import/ImportDialog.tsx': 'the import of a file',
  'features/own-account/DataSection.tsx': 'the deletion of the account',
  'features/own-account/SecondFactorSection.tsx': 'the removal of a passkey',
  'features/publish/PublicationCard.tsx': 'the end of the publication',
  'features/publish/PublishPage.tsx': 'an unfinished schedule to publish',
  'features/publish/TeacherMails.tsx': 'the e-mails to teachers',
  'features/release-notes/ReleaseNotesDialog.tsx': 'the release notes',
  'features/schedule/ScheduleMenu.tsx': 'lessons move to the staging area',
  'features/schedule/custom-view/CustomViewDialog.tsx': 'a new view',
  'features/solver/findings/DetailsPanel.tsx': 'what the check has found',
  'features/solver/settings/SolverSettings.tsx': 'the solver settings',
  'features/structure/PeriodDialog.tsx': 'a period',
  'features/structure/RenameDialog.tsx': 'rename the structure',
  'features/structure/SchoolYearDialog.tsx': 'the school year',
  'features/subjects/SubjectMultiEdit.tsx': ': edit several',
  'features/table-import/TableImportDialog.tsx': ': import a table',
  'features/teachers/TeacherMultiEdit.tsx': ': edit several',
  'features/versions/HistoryDrawer.tsx': 'the version history',
  'ui/entity-form/DiscardDialog.tsx': ': unsaved changes',
  'ui/entity-list/DeleteDialog.tsx': ': delete one',
};

const LANGUAGE = 'bellgrid.language';
const own = [...ownWords(school), ...wordsOfServer, 'New Person', 'English', 'Deutsch', 'Bellgrid'];

describe('in the pseudo-language', () => {
  beforeAll(async () => {
    localStorage.setItem(LANGUAGE, 'qps');
    startTexts();
    await showFirstLanguage();
    keepToasts();
  });

  beforeEach(() => {
    openSaved(school);
    queryClient.setQueryData(currentUserQuery.queryKey, user);
    queryClient.setQueryData(siteQuery.queryKey, site);
  });

  afterEach(async () => {
    await closeDom();
    useConflict.setState({ asked: null });
    useUnsavedWork.setState({ offered: null });
    useSessionEnd.setState({ end: null });
    useShortcutsDialog.setState({ opened: false });
    askHandOver(null);
    closeImport();
    vi.unstubAllGlobals();
    useSolver.setState(UNKNOWN_RUN, true);
    usePreview.setState(NO_PREVIEW, true);
    forgetOutOfSync();
    withdrawDiscard();
    connectionFound();
    saver.closed();
    Reflect.deleteProperty(navigator, 'onLine');
    onlineManager.setOnline(true);
  });

  afterAll(() => {
    localStorage.removeItem(LANGUAGE);
    startTexts();
  });

  test.each(stops)('$name: all texts are in the catalogue, and axe finds nothing', async (stop) => {
    await openInDom(contentOf(stop), { answer });
    await stop.reach?.();
    const isShown = () =>
      [...document.querySelectorAll('body *')].some((each) =>
        named(stop.text).test(each.textContent?.trim() ?? ''),
      );
    await until(isShown);
    expect(isShown(), document.querySelector('body > div')?.textContent ?? '').toBe(true);
    expect(foreignTexts(textsOutsideMarkers(), own)).toEqual([]);
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
});

const walk = readFileSync(join(web, '../../../e2e/walk.spec.ts'), 'utf8');

test('every dialog, drawer, banner and screen has a stop here or in the walk', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.test\.tsx$|(^|\/)testing\//.test(file),
  );
  const opening = sources.filter((file) => !FRAMES.has(file) && opensAbove(file));
  expect(opening.length).toBeGreaterThan(60);
  const shown = new Set(stops.flatMap(({ shows }) => shows));
  expect(opening.filter((file) => !shown.has(file) && !(file in ofWalk))).toEqual([]);
  // Nothing is listed that is gone, or for which the walk has no stop.
  expect([...shown, ...Object.keys(ofWalk)].filter((file) => !opening.includes(file))).toEqual([]);
  expect(Object.values(ofWalk).filter((name) => !walk.includes(name))).toEqual([]);
});

test('every address has a stop here or in the walk', () => {
  // A list opens an item of its own beside it.
  const addresses = Object.keys(router.routesByPath).filter((address) => !/^\/\w+\/\$id$/.test(address));
  expect(addresses.length).toBeGreaterThan(25);
  // The walk goes to an address as it is, to one below it, or by its last part in a list of such.
  const isReached = (address: string) => {
    const begin = address.split('$')[0] ?? '';
    const last = begin.split('/').findLast((part) => part !== '') ?? '';
    const names = [
      `'${begin}'`,
      `\`${begin}\``,
      ...(last === '' ? [] : [`'${last}'`, `'${begin}`, `\`${begin}`]),
    ];
    return stops.some(({ content }) => content === address) || names.some((name) => walk.includes(name));
  };
  expect(addresses.filter((address) => !isReached(address))).toEqual([]);
});
