import type { Draft, Group, Id, Subject } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';

/** The subjects that have each classroom as theirs or among those to choose from. */
export const subjectsByClassroom = oncePer(
  (subjects: Draft['subjects']): ReadonlyMap<Id, readonly Subject[]> => {
    const users = new Map<Id, Subject[]>();
    for (const subject of Object.values(subjects)) {
      const rooms = new Set(subject.viableClassrooms);
      if (subject.classroom !== null) rooms.add(subject.classroom);
      for (const room of rooms) {
        const list = users.get(room);
        if (list) list.push(subject);
        else users.set(room, [subject]);
      }
    }
    return users;
  },
);

/** The classes of each home room, by name. */
export const groupsByHomeRoom = oncePer((groups: Draft['groups']): ReadonlyMap<Id, readonly Group[]> => {
  const homes = new Map<Id, Group[]>();
  for (const group of sortedForReader(groups)) {
    if (group.classroom === null) continue;
    const list = homes.get(group.classroom);
    if (list) list.push(group);
    else homes.set(group.classroom, [group]);
  }
  return homes;
});

/** One subject of each name: many a school has one Maths for each class. */
export function distinctNames(subjects: readonly Subject[]): Subject[] {
  const byName = new Map<string, Subject>();
  for (const subject of subjects) if (!byName.has(subject.name)) byName.set(subject.name, subject);
  return [...byName.values()];
}
