import * as z from 'zod';
import { derivedId } from '../draft/derived-id.ts';
import type { Draft } from '../draft/draft.ts';
import { value } from '../messages/value.ts';
import type { TrackSet } from '../records/track-set.ts';
import { type Id, idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copyConstraints } from './rules/copy-constraints.ts';
import { copySubject, copySubjectRules } from './rules/copy-subject.ts';
import { countColor } from './rules/count-color.ts';
import { refuse, requireRecord } from './rules/require-record.ts';
import { find } from './rules/scan.ts';
import { regenerateTrackConstraints } from './rules/track-constraints.ts';

/**
 * Adds a class like another one, with the same calendar and rules; if wanted also with subjects, divisions and the rules
 * between them. The subjects are its own, also where those of the other class are joint with further classes.
 */
export const duplicateGroup = defineCommand({
  name: 'duplicateGroup',
  label: 'command.duplicateGroup',
  args: z.object({
    id: idSchema,
    newId: idSchema,
    name: z.string().trim().min(1).max(200),
    subjects: z.enum(['none', 'withTeachers', 'withoutTeachers']).default('none'),
  }),
  run(draft, { id, newId, name, subjects }) {
    const group = requireRecord(draft, 'groups', id);
    if (draft.groups[newId]) refuse('refusals.alreadyExists', { item: value.item('group', newId) });
    const own = subjects === 'none' ? [] : [...group.subjects];
    const divisions = subjects === 'none' ? [] : find(draft.trackSets, (each) => each.group === id);
    countColor(draft, 'groups');
    const isTracked = group.isTracked && subjects !== 'none';
    draft.groups[newId] = { ...group, id: newId, name, subjects: [], isTracked, classroom: null };
    copyConstraints(draft, ['group', 'groupConstraint'], id, newId);
    const copies = new Map<Id, Id>();
    for (const from of own) {
      const to = derivedId('copy', newId, from);
      const both = { from: id, to: newId };
      const made = copySubject(draft, { from, to, group: both, keepsTeachers: subjects === 'withTeachers' });
      for (const [record, copy] of made) copies.set(record, copy);
    }
    if (copies.size > 0) copySubjectRules(draft, copies, false);
    for (const division of divisions) copyDivision(draft, division, newId, copies);
  },
});

function copyDivision(
  draft: Draft,
  { id, name, tracks }: TrackSet,
  group: Id,
  copies: ReadonlyMap<Id, Id>,
): void {
  const copy: TrackSet = {
    id: derivedId('copy', group, id),
    name,
    group,
    tracks: tracks.map((track) => ({
      id: derivedId('copy', group, track.id),
      name: track.name,
      subjects: track.subjects.flatMap((subject) => copies.get(subject) ?? []),
    })),
  };
  draft.trackSets[copy.id] = copy;
  regenerateTrackConstraints(draft, copy);
}
