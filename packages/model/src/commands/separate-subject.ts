import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copySubject, copySubjectRules } from './rules/copy-subject.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { refuse, requireRecord } from './rules/require-record.ts';
import { find } from './rules/scan.ts';
import { setSubjectMembers } from './rules/subject-members.ts';
import { regenerateTrackConstraints } from './rules/track-constraints.ts';

/**
 * Gives some classes of a subject lessons of their own: each gets a subject like it, which takes its place in the divisions
 * of the class. At least one class stays, with the lessons as they are.
 */
export const separateSubject = defineCommand({
  name: 'separateSubject',
  label: 'command.separateSubject',
  args: z.object({ id: idSchema, parts: z.array(z.object({ group: idSchema, id: idSchema })).min(1) }),
  run(draft, { id, parts }) {
    const subject = requireRecord(draft, 'subjects', id);
    const leaving = new Set(parts.map(({ group }) => group));
    const stranger = parts.find(({ group }) => !subject.groups.includes(group));
    if (stranger || leaving.size < parts.length) {
      const group = value.item('group', stranger?.group ?? parts[0]?.group ?? '');
      refuse('refusals.subjectOfOtherClass', { subject: value.item('subject', id), group });
    }
    const staying = subject.groups.filter((group) => !leaving.has(group));
    if (staying.length === 0) refuse('refusals.noClassStays');
    const divided = find(draft.trackSets, ({ group, tracks }) => {
      return leaving.has(group) && tracks.some((track) => track.subjects.includes(id));
    });
    // Their own subjects have these from now on.
    const emptied = subject.lessons.filter((lesson) => {
      const { groups } = requireRecord(draft, 'lessons', lesson);
      return groups.length > 0 && groups.every((group) => leaving.has(group));
    });
    for (const { group, id: to } of parts) {
      const copies = copySubject(draft, {
        from: id,
        to,
        group: { from: group, to: group },
        keepsTeachers: true,
      });
      copySubjectRules(draft, new Map(copies), true);
    }
    setSubjectMembers(draft, subject, 'groups', staying);
    for (const { id: division, group, tracks } of divided) {
      const trackSet = requireRecord(draft, 'trackSets', division);
      const own = parts.find((part) => part.group === group)?.id ?? id;
      trackSet.tracks.forEach((track, index) => {
        const before = tracks[index]?.subjects ?? [];
        track.subjects = before.map((each) => (each === id ? own : each));
      });
      regenerateTrackConstraints(draft, trackSet);
    }
    if (emptied.length > 0) deleteCascade(draft, { lessons: new Set(emptied) });
  },
});
