import { createSharing } from '@bellgrid/model';
import { remember } from '../read/memo.ts';

/** `createSharing`, made once for each draft. */
export const sharingOf = remember(createSharing);
