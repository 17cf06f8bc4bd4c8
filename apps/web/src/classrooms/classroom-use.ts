import type { Draft, Id, Subject } from '@bellgrid/model';

const known = new WeakMap<Draft['subjects'], ReadonlyMap<Id, readonly Subject[]>>();

/** The subjects that have each classroom as theirs or among those to choose from; counted once for each state. */
export function subjectsByClassroom(subjects: Draft['subjects']): ReadonlyMap<Id, readonly Subject[]> {
  const before = known.get(subjects);
  if (before) return before;
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
  known.set(subjects, users);
  return users;
}
