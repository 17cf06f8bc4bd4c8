import { clientVersions } from '@bellgrid/protocol';
import { loadClient } from '../administration/load-client.ts';
import { handle } from './handler.ts';
import { listVersions } from './versions.ts';

export const handleClientVersions = handle(clientVersions, async (context, { uid }) => {
  await loadClient(context, uid);
  return listVersions(context, uid);
});
