import { deleteLogo } from '@bellgrid/protocol';
import { removeLogo } from '../logos/logo-store.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';

export const handleDeleteLogo = handle(deleteLogo, async (context) => {
  const { userId } = context.caller;
  await removeLogo(context.db, userId);
  return publishUser(context, userId);
});
