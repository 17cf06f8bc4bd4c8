import { commands, type Solution } from '@bellgrid/model';
import { draftSession } from '../../document/draft/draft-session.ts';
import { acknowledgeRun } from '../../document/run/end-run.ts';
import { saveNow } from '../../document/saving/saver.ts';

/** Imports a timetable into the draft as one step that can be undone, and saves it. */
export async function importSolution(solution: Solution): Promise<void> {
  draftSession.store.run(commands.applySolution, { solution });
  await Promise.all([saveNow('solution'), acknowledgeRun()]);
}

/** True when importing a timetable would replace lessons that are placed already. */
export const hasPlacedLessons = (): boolean =>
  Object.values(draftSession.draft.lessons).some((lesson) => lesson.timeSlot !== null);
