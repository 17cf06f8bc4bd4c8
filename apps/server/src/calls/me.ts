import { me } from '@bellgrid/protocol';
import { presentUser } from '../presenters/present-user.ts';
import { handle } from './handler.ts';

export const handleMe = handle(me, async ({ account }) => presentUser(account));
