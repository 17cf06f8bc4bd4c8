import { commands, type Solution } from '@bellgrid/model';
import { create } from 'zustand';
import { differsInSchool } from '../../document/draft/differs.ts';
import { draftSession } from '../../document/draft/draft-session.ts';
import { acknowledgeRun, cancelRun } from '../../document/run/end-run.ts';
import { isNewerThanRun } from '../../document/run/run-draft.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { createSnapshot } from '../../document/saving/create-snapshot.ts';
import { saveNow } from '../../document/saving/saver.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { isWholeTaken } from './part-of-solution.ts';
import { takeBack } from './run/lent-scope.ts';
import { foundSolution, isToCompare } from './run/outcome-facts.ts';
import { closePanel, openPanel } from './run/solver-panels.ts';
import { NO_PREVIEW, type OfferedTimetable, usePreview } from './shown-schedule.ts';

/** Imports a timetable into the draft as one step that can be undone, and saves it. */
export async function takeResult(solution: Solution): Promise<void> {
  const isOfRun = usePreview.getState().offered === null;
  endPreview();
  draftSession.store.runAll({ label: commands.applySolution.label }, (run) => {
    run(commands.applySolution, { solution });
    if (isOfRun) takeBack((changes) => run(commands.setConfig, { changes }));
  });
  await Promise.all([saveNow('solution'), isOfRun && acknowledgeRun()]);
  toast.success(t('solver.result.taken'));
}

/** Imports a part of a result and saves the draft. The preview ends when nothing is missing from the whole. */
export async function takePart(part: Solution, whole: Solution): Promise<void> {
  const before = draftSession.draft;
  if (isWholeTaken(before, part, whole)) return takeResult(part);
  const { withPart, offered } = usePreview.getState();
  const isNewer = offered
    ? differsInSchool(offered.draft, before)
    : isNewerThanRun(before, useSolver.getState());
  const isOwn = isNewer && (withPart === null || differsInSchool(withPart, before));
  draftSession.store.run(commands.applySolution, { solution: part });
  usePreview.setState({ withPart: isOwn ? null : draftSession.draft });
  await saveNow('solution');
  toast.success(t('results.parts.taken'));
}

/** Runs `take` after the draft was kept as a version of this name. */
export async function takeWithSnapshot(name: string, take: () => Promise<void>): Promise<void> {
  try {
    await createSnapshot(name);
  } catch (error) {
    console.warn('the snapshot could not be created', error);
    toast.failure(t('versions.nameFailed'));
    return;
  }
  await take();
}

/** Ends the preview and puts the result of the run away, if it was of one. */
export function keepOwnSchedule(): void {
  const isOfRun = usePreview.getState().offered === null;
  endPreview();
  if (isOfRun) putAwayRun();
}

/** Hides the outcome of the run; later runs have the settings from before it. */
export function putAwayRun(): void {
  takeBack();
  void acknowledgeRun();
}

/** Shows the draft's own schedule again. */
export function endPreview(): void {
  usePreview.setState(NO_PREVIEW);
  closePanel();
}

/** Shows the latest run's timetable beside the draft's own; a draft without a schedule of its own and without later edits is filled with it at once. */
export async function viewResult(): Promise<void> {
  const run = useSolver.getState();
  const { outcome, instanceID } = run;
  const solution = outcome && foundSolution(outcome);
  if (!solution) return;
  const { draft } = draftSession;
  if (!isToCompare(draft, isNewerThanRun(draft, run))) return takeResult(solution);
  usePreview.setState({ ...NO_PREVIEW, instanceID });
  openPanel('details');
}

/** Shows a timetable that is not a run's result beside the draft's own; a schedule without lessons of its own is filled with it at once. */
export async function offerTimetable(offered: Omit<OfferedTimetable, 'draft'>): Promise<void> {
  const { draft } = draftSession;
  usePreview.setState({ ...NO_PREVIEW, offered: { ...offered, draft } });
  if (!isToCompare(draft, false)) return takeResult(offered.solution);
  openPanel('details');
}

type StopChoice = 'use' | 'drop';

/** The use of the best timetable so far once the run that is being stopped has ended. */
const useStopChoice = create<{ readonly instanceID: string | null; readonly choice: StopChoice }>(() => ({
  instanceID: null,
  choice: 'use',
}));

/** Stops the active run; then its best timetable so far is shown or dropped. */
export async function stopRun(choice: StopChoice): Promise<void> {
  const chosen = { instanceID: useSolver.getState().instanceID, choice };
  useStopChoice.setState(chosen, true);
  if (await cancelRun()) return;
  // The run has not stopped: its result is shown as that of any other run.
  if (useStopChoice.getState() === chosen) useStopChoice.setState({ instanceID: null });
}

/** Does what was chosen for the run that has just ended; false without a choice. */
export function followStopChoice(): boolean {
  const { instanceID, choice } = useStopChoice.getState();
  if (instanceID === null || useSolver.getState().instanceID !== instanceID) return false;
  useStopChoice.setState({ instanceID: null });
  if (choice === 'use') void viewResult();
  else putAwayRun();
  return true;
}
