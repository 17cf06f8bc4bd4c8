import { logo } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { loadLogo } from '../logos/logo-store.ts';
import { handle } from './handler.ts';

export const handleLogo = handle(logo, async ({ db, caller }) => {
  const image = await loadLogo(db, caller.userId);
  if (!image) throw new Refusal('NOT_FOUND', 'There is no logo.');
  return image;
});
