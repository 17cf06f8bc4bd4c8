import { derivedId } from '../../draft/derived-id.ts';
import type { Draft } from '../../draft/draft.ts';
import { generatedConstraints } from '../../draft/generated-constraints.ts';
import type { SubjectConstraint } from '../../records/rules/constraint.ts';
import type { TrackSet } from '../../records/track-set.ts';
import { WEIGHT } from '../../values/weight.ts';
import type { Report } from '../load-finding.ts';

/**
 * Makes the constraints that are generated from divisions agree with them: stale ones go, missing ones come.
 * Correct ones stay under any id. One finding for each division or stale constraint.
 */
export function repairTrackConstraints(draft: Draft, path: string, report: Report): void {
  const wanted = new Set<string>();
  for (const trackSet of Object.values(draft.trackSets)) {
    for (const constraint of generatedConstraints(trackSet)) wanted.add(meaningOf(constraint));
  }
  const present = new Set<string>();
  for (const constraint of Object.values(draft.constraints)) {
    if (constraint.type !== 'subject' && constraint.type !== 'lesson') continue;
    if (constraint.metaData === null) continue;
    const meaning = meaningOf(constraint);
    if (wanted.has(meaning) && !present.has(meaning)) {
      present.add(meaning);
      continue;
    }
    report.add('dropped', `${path}.constraints.${constraint.id}`, 'loading.notOfDivision');
    delete draft.constraints[constraint.id];
  }
  for (const trackSet of Object.values(draft.trackSets)) addMissing(draft, trackSet, present, path, report);
}

function addMissing(draft: Draft, trackSet: TrackSet, present: Set<string>, path: string, report: Report) {
  let missing = 0;
  for (const constraint of generatedConstraints(trackSet)) {
    const meaning = meaningOf(constraint);
    if (present.has(meaning)) continue;
    present.add(meaning);
    missing += 1;
    let { id } = constraint;
    for (let number = 2; draft.constraints[id]; number += 1) id = derivedId(constraint.id, number);
    draft.constraints[id] = { ...constraint, id };
  }
  const message = { code: 'loading.generatedAnew', values: { count: missing } };
  if (missing > 0) report.add('repaired', `${path}.trackSets.${trackSet.id}`, message);
}

/** The content of a generated constraint without its id, as a key. */
function meaningOf({ type, base, other, constraint, weight, values, metaData }: SubjectConstraint): string {
  const isPlain = type === 'subject' && weight === WEIGHT.HARD && values.length === 0;
  return JSON.stringify([isPlain, base, other, constraint, metaData?.fromTrack, metaData?.toTrack]);
}
