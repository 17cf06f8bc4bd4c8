import { acknowledgeSolver, importClientVersion, latestVersion, solver } from '@bellgrid/protocol';
import { draftSession } from '../../document/draft/draft-session.ts';
import { reopenCurrentDraft } from '../../document/opening/open-current-draft.ts';
import { saver, sessionID } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { forgetSchoolMemory } from '../../platform/page-memory/page-memory.ts';

/**
 * Makes a copy of a school's version the own current draft; what is open is saved before. As with an imported file, the
 * outcome of the latest run and the filters of screens go with the school that leaves.
 */
export async function loadAsOwn(uid: string, id: string): Promise<void> {
  if (draftSession.isOpen && !(await saver.now()))
    throw new Error('The open draft could not be saved first.');
  const { version } = await call(latestVersion, {});
  await call(importClientVersion, { uid, id, baseHash: version?.hash ?? '', sessionID });
  await reopenCurrentDraft();
  forgetSchoolMemory();
  await putLatestRunAway().catch((error: unknown) => {
    console.warn('the outcome of the latest run was not put away', error);
  });
}

/** The server is asked: outside the editor, this window knows nothing of runs. */
async function putLatestRunAway(): Promise<void> {
  const { executionInstance: run, acknowledged } = await call(solver, {});
  if (run && !acknowledged) await call(acknowledgeSolver, { instanceID: run.id });
}
