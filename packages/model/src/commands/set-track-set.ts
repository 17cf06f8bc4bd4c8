import * as z from 'zod';
import { value } from '../messages/value.ts';
import { trackSetSchema } from '../records/track-set.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecord } from './rules/require-record.ts';
import { regenerateTrackConstraints, removeTrackConstraints } from './rules/track-constraints.ts';

/** Adds a class division or replaces one, and renews the constraints that show it. The class is divided from then on. */
export const setTrackSet = defineCommand({
  name: 'setTrackSet',
  label: 'command.setTrackSet',
  args: z.object({ trackSet: trackSetSchema }),
  run(draft, { trackSet }) {
    const group = requireRecord(draft, 'groups', trackSet.group);
    const subjects = trackSet.tracks.flatMap((track) => track.subjects);
    const ids = trackSet.tracks.map((track) => track.id);
    if (new Set(subjects).size < subjects.length) refuse('refusals.subjectInTwoTracks');
    if (new Set(ids).size < ids.length) refuse('refusals.trackTwice');
    const stranger = subjects.find((id) => !group.subjects.includes(id));
    if (stranger !== undefined) {
      const subject = value.item('subject', stranger);
      refuse('refusals.subjectOfOtherClass', { subject, group: value.item('group', group.id) });
    }
    const known = draft.trackSets[trackSet.id];
    if (known) removeTrackConstraints(draft, known);
    draft.trackSets[trackSet.id] = trackSet;
    group.isTracked = true;
    regenerateTrackConstraints(draft, trackSet);
  },
});
