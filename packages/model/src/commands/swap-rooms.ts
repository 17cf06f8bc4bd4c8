import * as z from 'zod';
import { changeRoom } from './change-room.ts';
import { defineCommand } from './define-command.ts';

/** Gives lessons one another's classrooms; their times stay. */
export const swapRooms = defineCommand({
  name: 'swapRooms',
  label: 'command.swapRooms',
  args: z.object({ rooms: z.array(changeRoom.args).min(2) }),
  run(draft, { rooms }) {
    for (const each of rooms) changeRoom.run(draft, each);
  },
});
