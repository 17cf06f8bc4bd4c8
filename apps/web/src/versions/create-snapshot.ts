import { latestVersion, nameVersion } from '@bellgrid/protocol';
import { call } from '../api/call.ts';
import { saver } from '../saving/saver.ts';

/**
 * Saves the open draft and names the version that holds it, so that it is kept beside what comes next.
 * Throws when it could not be saved or named.
 */
export async function createSnapshot(label: string): Promise<void> {
  if (!(await saver.now())) throw new Error('the open draft could not be saved');
  const { version } = await call(latestVersion, {});
  if (!version || version.hash !== saver.baseHash) throw new Error('another window has saved something else');
  await call(nameVersion, { id: version.id, label });
}
