import { type UserDocument, uploadLogo } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';

interface StoredLogo {
  readonly changed: Partial<UserDocument>;
  readonly failure: 'not-an-image' | 'not-stored' | null;
}

/** Stores the file as the logo. When that fails, the failure is logged and the logo of before stays. */
export async function storeLogo(file: File): Promise<StoredLogo> {
  try {
    return { changed: await call(uploadLogo, { filename: file.name }, { body: file }), failure: null };
  } catch (error) {
    if (isRefusal(error, 'NOT_AN_IMAGE')) return { changed: {}, failure: 'not-an-image' };
    console.error(error);
    return { changed: {}, failure: 'not-stored' };
  }
}
