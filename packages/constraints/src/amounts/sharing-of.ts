import { createSharing } from '@bellgrid/model';
import { remember } from '../memo.ts';

/** `createSharing`, made once for each draft. */
export const sharingOf = remember(createSharing);
