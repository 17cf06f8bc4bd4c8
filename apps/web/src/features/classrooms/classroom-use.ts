import type { Draft, Id, Subject } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

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

/** One subject of each name: many a school has one Maths for each class. */
export function distinctNames(subjects: readonly Subject[]): Subject[] {
  const byName = new Map<string, Subject>();
  for (const subject of subjects) if (!byName.has(subject.name)) byName.set(subject.name, subject);
  return [...byName.values()];
}
