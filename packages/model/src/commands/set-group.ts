import * as z from 'zod';
import { value } from '../messages/value.ts';
import { groupSchema } from '../records/group.ts';
import { defineCommand } from './define-command.ts';
import { countColor } from './rules/count-color.ts';
import { deleteTrackSets } from './rules/delete-track-sets.ts';
import { moveGroup } from './rules/move-group.ts';
import { setOwnerSubjects } from './rules/owner-subjects.ts';
import { refuse, requireRecord, requireRecords, requireStructure } from './rules/require-record.ts';

/**
 * Adds a class or replaces one. Another structure moves its subjects there and deletes its calendar; turning
 * divisions off deletes them; subjects added or removed follow with their lessons.
 */
export const setGroup = defineCommand({
  name: 'setGroup',
  label: 'command.setGroup',
  args: z.object({
    group: groupSchema,
  }),
  run(draft, { group }) {
    requireStructure(draft, group.structure);
    requireRecords(draft, 'subjects', group.subjects);
    if (group.classroom !== null) requireRecord(draft, 'classrooms', group.classroom);
    const known = draft.groups[group.id];
    if (!known) countColor(draft, 'groups');
    const from = known?.structure ?? group.structure;
    draft.groups[group.id] = { ...group, structure: from, subjects: known ? [...known.subjects] : [] };
    if (!group.isTracked) deleteTrackSets(draft, (trackSet) => trackSet.group === group.id);
    if (from !== group.structure) {
      // Subjects that leave the class in the same edit stay in their structure.
      const staying = draft.groups[group.id]?.subjects.filter((id) => group.subjects.includes(id)) ?? [];
      setOwnerSubjects(draft, 'groups', group.id, staying);
      moveGroup(draft, group.id, group.structure);
    }
    const stranger = group.subjects.find((id) => draft.subjects[id]?.structure !== group.structure);
    if (stranger !== undefined) {
      refuse('refusals.subjectOfOtherStructure', {
        subject: value.item('subject', stranger),
        group: value.item('group', group.id),
      });
    }
    setOwnerSubjects(draft, 'groups', group.id, group.subjects);
  },
});
