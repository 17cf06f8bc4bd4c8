import { me } from '@bellgrid/protocol';
import { presentSignedInUser } from '../presenters/present-user.ts';
import { handle } from './handler.ts';

export const handleMe = handle(me, async ({ account, impersonator }) =>
  presentSignedInUser(account, impersonator),
);
