import type { Draft, Id } from '@bellgrid/model';

/** The rooms in which the lessons of some subjects may be: the classroom of each, and those among which one is chosen. */
export const subjectRooms = ({ subjects }: Draft, ids: readonly Id[]): readonly Id[] =>
  ids.flatMap((id) => {
    const { classroom = null, viableClassrooms = [] } = subjects[id] ?? {};
    return classroom === null ? viableClassrooms : [classroom, ...viableClassrooms];
  });
