import * as z from 'zod';
import { createPresentRoom } from '../timetable/rooms.ts';
import { changeRoom } from './change-room.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecord } from './rules/require-record.ts';

/** Gives lessons one another's classrooms; their times stay. */
export const swapRooms = defineCommand({
  name: 'swapRooms',
  label: 'command.swapRooms',
  args: z.object({ rooms: z.array(changeRoom.args).min(2) }),
  run(draft, { rooms }) {
    const presentRoom = createPresentRoom(draft);
    const before = rooms.map(({ lesson }) => presentRoom(requireRecord(draft, 'lessons', lesson)));
    const isExchange =
      new Set(rooms.map(({ lesson }) => lesson)).size === rooms.length &&
      rooms.every(({ classroom }, at) => before[at] !== classroom && before.includes(classroom)) &&
      before.every((room) => rooms.some(({ classroom }) => classroom === room));
    if (!isExchange) refuse('refusals.noExchange');
    for (const each of rooms) changeRoom.run(draft, each);
  },
});
