import type { Draft, Id } from '@bellgrid/model';
import { itemNames } from '../../ui/fields/draft-items.ts';

interface WithRooms {
  readonly classroom: Id | null;
  readonly viableClassrooms: readonly Id[];
}

/** The rooms of a subject or lesson: those among which one is chosen, else the one it has. */
export function viableRoomNames(draft: Draft, item: WithRooms | undefined): string[] {
  if (!item || !draft.config.isClassroomsEnabled) return [];
  const ids = item.viableClassrooms.length > 0 ? item.viableClassrooms : [item.classroom ?? ''];
  return itemNames(draft.classrooms, ids);
}

/** The rooms of a subject or lesson in one line; '' for none. */
export function roomNames(draft: Draft, item: WithRooms | undefined): string {
  return viableRoomNames(draft, item).join(', ');
}
