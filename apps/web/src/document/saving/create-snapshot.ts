import { latestVersion, nameVersion, restoreVersion } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { saver, sessionID } from './saver.ts';

/**
 * Saves the open draft and names the version that holds it, so that it is kept beside what comes next.
 * Throws when it could not be saved or named.
 */
export async function createSnapshot(label: string): Promise<void> {
  if (!(await saver.now())) throw new Error('the open draft could not be saved');
  const { version } = await call(latestVersion, {});
  if (!version || version.hash !== saver.baseHash) throw new Error('another window has saved something else');
  const { id, hash: baseHash } = version;
  // A version that has a name keeps it: the snapshot is a copy beside it.
  const copy = version.label === null ? null : await call(restoreVersion, { id, baseHash, sessionID });
  await call(nameVersion, { id: copy?.version.id ?? id, label });
}
