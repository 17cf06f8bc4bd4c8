import { parseConstraint, verify } from '@bellgrid/constraints';
import { type Draft, validateDraft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportDraftFile } from '../exports/bellgrid/export-draft-file.ts';
import { importFile } from '../imports/import-file.ts';
import { clashDifferences } from './clash-differences.ts';
import { busyActivities } from './fet-clashes.ts';
import { fetExamples, hasFetExamples, readFetExample } from './fet-examples.ts';
import { spokenFindings } from './spoken.ts';

const READABLE = /mode is (terms|block planning)/;
/** One in this number of files is also written, read again and compared. */
const ROUND_TRIP_EVERY = 6;

/** The tests of one share of the example files, so that the shares run side by side. */
export function describeFetExamples(share: number, shares: number): void {
  describe.skipIf(!hasFetExamples)(`FET's example files, share ${share + 1} of ${shares}`, () => {
    const names = fetExamples().filter((_, index) => index % shares === share);

    it.each(names)('%s is imported with the same clashes, or refused with the reason', (name) => {
      const bytes = readFetExample(name);
      const result = importFile(name, bytes);
      if (!result.ok) {
        expect(spokenFindings(result.findings)).toMatch(READABLE);
        return;
      }
      const activities = busyActivities(new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n'));
      expect(Object.keys(result.draft.lessons)).toHaveLength(activities.length);
      expect(clashDifferences(result.draft, activities)).toEqual([]);
      expect(withoutKind(result.draft)).toEqual([]);
      // A timetable that FET made keeps every hard rule as we understand it.
      const scheduled = activities.filter(({ teachers, subgroups }) => teachers.size + subgroups.size > 0);
      if (result.report.placements === scheduled.length) {
        expect(verify(result.draft)).toMatchObject({ hardViolations: 0, unplaced: [] });
      }
    });

    const sample = names.filter((_, index) => index % ROUND_TRIP_EVERY === 0);
    it.each(sample)('%s gives the same draft after export and import', (name) => {
      const result = importFile(name, readFetExample(name));
      if (!result.ok) return;
      expect(validateDraft(result.draft)).toEqual([]);
      const text = exportDraftFile(result.draft);
      const again = importFile('school.json', text);
      expect(again.ok && again.draft).toEqual(result.draft);
      expect(again.ok && exportDraftFile(again.draft)).toBe(text);
    });
  });
}

/** Constraints that no kind accepts; they would have no effect. */
function withoutKind(draft: Draft): unknown[] {
  return Object.values(draft.constraints).filter(
    (constraint) =>
      !['teacher', 'group', 'classroom'].includes(constraint.type) && !parseConstraint(constraint),
  );
}
