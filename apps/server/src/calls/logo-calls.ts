import { MAX_LOGO_BYTES } from '@bellgrid/model';
import { deleteLogo, logo, uploadLogo } from '@bellgrid/protocol';
import { Refusal } from '../errors/refusal.ts';
import { publishUser } from '../live/publish-documents.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import { loadLogo, removeLogo, saveLogo } from '../logos/logo-store.ts';
import { handle } from './handler.ts';

export const handleLogo = handle(logo, async ({ db, caller }) => {
  const image = await loadLogo(db, caller.userId);
  if (!image) throw new Refusal('NOT_FOUND', 'There is no logo.');
  return image;
});

export const handleUploadLogo = handle(uploadLogo, async (context, { filename }) => {
  const { db, caller, now } = context;
  const image = await drawLogo(await context.readBody(MAX_LOGO_BYTES));
  if (!image) throw new Refusal('NOT_AN_IMAGE', 'The file is no PNG, JPEG, GIF or WebP picture.');
  await saveLogo(db, caller.userId, { originalFilename: filename, image, now: now() });
  return publishUser(context, caller.userId);
});

export const handleDeleteLogo = handle(deleteLogo, async (context) => {
  const { userId } = context.caller;
  await removeLogo(context.db, userId);
  return publishUser(context, userId);
});
