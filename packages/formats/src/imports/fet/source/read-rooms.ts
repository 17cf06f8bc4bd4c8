import type { FetElement } from '../xml/fet-element.ts';
import type { FetRoom } from './fet-file.ts';
import { itemsOf, nameOf } from './read-names.ts';

/** FET's own value for a room without a limit. */
const NO_LIMIT = 30_000;

export function readRooms(root: FetElement): FetRoom[] {
  return itemsOf(root, 'Rooms_List', 'Room').map((element) => {
    const seats = element.text('Capacity').trim();
    const capacity = Number(seats);
    return {
      name: nameOf(element),
      building: element.text('Building'),
      capacity: seats !== '' && capacity >= 0 ? capacity : NO_LIMIT,
      sets:
        element.text('Virtual').trim() === 'true'
          ? element.all('Set_of_Real_Rooms').map((set) => [...new Set(set.texts('Real_Room'))])
          : null,
    };
  });
}
