import * as z from 'zod';
import { value } from '../messages/value.ts';
import { groupSchema } from '../records/group.ts';
import { trackSetSchema } from '../records/track-set.ts';
import { defineCommand } from './define-command.ts';
import { countColor } from './rules/count-color.ts';
import { deleteTrackSets } from './rules/delete-track-sets.ts';
import { moveGroup } from './rules/move-group.ts';
import { addOwnConstraints, ownConstraintsSchema } from './rules/own-constraints.ts';
import { setOwnerSubjects } from './rules/owner-subjects.ts';
import { refuse, requireRecord, requireRecords, requireStructure } from './rules/require-record.ts';
import { setTrackSet } from './set-track-set.ts';

/**
 * Adds a class or replaces one. Another structure moves its subjects there and deletes its calendar; turning
 * divisions off deletes them; subjects added or removed follow with their lessons. Divisions and calendar cells that
 * are given along are added to those that it has.
 */
export const setGroup = defineCommand({
  name: 'setGroup',
  label: 'command.setGroup',
  args: z.object({
    group: groupSchema,
    trackSets: z.array(trackSetSchema).optional(),
    constraints: ownConstraintsSchema,
  }),
  run(draft, { group, trackSets = [], constraints }) {
    requireStructure(draft, group.structure);
    requireRecords(draft, 'subjects', group.subjects);
    if (group.classroom !== null) requireRecord(draft, 'classrooms', group.classroom);
    const known = draft.groups[group.id];
    if (!known) countColor(draft, 'groups');
    const from = known?.structure ?? group.structure;
    draft.groups[group.id] = { ...group, structure: from, subjects: known ? [...known.subjects] : [] };
    if (!group.isTracked) deleteTrackSets(draft, (trackSet) => trackSet.group === group.id);
    if (from !== group.structure) {
      // Subjects that leave the class in the same edit stay where they are.
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
    for (const trackSet of trackSets) {
      if (trackSet.group !== group.id) {
        const division = value.text(trackSet.name);
        refuse('refusals.divisionOfOtherClass', { division, group: value.item('group', group.id) });
      }
      setTrackSet.run(draft, { trackSet });
    }
    addOwnConstraints(draft, group.id, constraints);
  },
});
