import { importClientVersion, latestVersion } from '@bellgrid/protocol';
import { draftSession } from '../../document/draft/draft-session.ts';
import { reopenCurrentDraft } from '../../document/opening/open-current-draft.ts';
import { saver, sessionID } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';

/** Makes a copy of a school's version the own current draft; what is open is saved before. */
export async function loadAsOwn(uid: string, id: string): Promise<void> {
  if (draftSession.isOpen && !(await saver.now()))
    throw new Error('The open draft could not be saved first.');
  const { version } = await call(latestVersion, {});
  await call(importClientVersion, { uid, id, baseHash: version?.hash ?? '', sessionID });
  if (draftSession.isOpen) await reopenCurrentDraft();
}
