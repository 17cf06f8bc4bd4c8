import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { refuse, requireRecord, requireRecords } from './rules/require-record.ts';
import { find } from './rules/scan.ts';
import { setSubjectMembers } from './rules/subject-members.ts';
import { followTeacherStructures, structuresTaught } from './rules/teacher-structures.ts';
import { regenerateTrackConstraints } from './rules/track-constraints.ts';

/**
 * Has the classes of several subjects sit together in the lessons of one of them, with the teachers of all. The others are
 * deleted with their lessons and rules; in the divisions of their classes the one takes their place.
 */
export const joinSubjects = defineCommand({
  name: 'joinSubjects',
  label: 'command.joinSubjects',
  args: z.object({ into: idSchema, others: z.array(idSchema).min(1) }),
  run(draft, { into, others }) {
    const gone = new Set(others);
    const subject = requireRecord(draft, 'subjects', into);
    if (gone.has(into)) refuse('refusals.memberTwice');
    const all = [subject, ...requireRecords(draft, 'subjects', others)];
    if (all.some(({ structure }) => structure !== subject.structure)) refuse('refusals.structureMismatch');
    const groups = [...new Set(all.flatMap((each) => each.groups))];
    const teachers = [...new Set(all.flatMap((each) => each.teachers))];
    const divided = find(draft.trackSets, ({ tracks }) =>
      tracks.some((track) => track.subjects.some((id) => gone.has(id))),
    );
    for (const { name, tracks } of divided) {
      const holding = tracks.filter((track) => track.subjects.some((id) => id === into || gone.has(id)));
      if (holding.length > 1) refuse('refusals.joinedInTwoTracks', { division: value.text(name) });
    }
    const before = structuresTaught(draft, teachers);
    deleteCascade(draft, { subjects: gone });
    setSubjectMembers(draft, subject, 'groups', groups);
    setSubjectMembers(draft, subject, 'teachers', teachers);
    for (const { id, tracks } of divided) {
      const trackSet = requireRecord(draft, 'trackSets', id);
      trackSet.tracks.forEach((track, index) => {
        const own = tracks[index]?.subjects ?? [];
        track.subjects = [...new Set(own.map((each) => (gone.has(each) ? into : each)))];
      });
      regenerateTrackConstraints(draft, trackSet);
    }
    followTeacherStructures(draft, before);
  },
});
