import { MAX_LOGO_BYTES } from '@bellgrid/model';
import { uploadLogo } from '@bellgrid/protocol';
import { Refusal } from '../http/refusal.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import { saveLogo } from '../logos/logo-store.ts';
import { handle } from './handler.ts';
import { publishUser } from './publish-user.ts';

export const handleUploadLogo = handle(uploadLogo, async (context, { filename }) => {
  const { db, caller, now } = context;
  const image = await drawLogo(await context.readBody(MAX_LOGO_BYTES));
  if (!image) throw new Refusal('NOT_AN_IMAGE', 'The file is no PNG, JPEG, GIF or WebP picture.');
  await saveLogo(db, caller.userId, { originalFilename: filename, image, now: now() });
  return publishUser(context, caller.userId);
});
