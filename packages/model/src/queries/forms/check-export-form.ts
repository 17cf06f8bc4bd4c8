import type { Draft } from '../../draft/draft.ts';
import { EXPORT_MEMORY, type ExportSettings, exportSettingsSchema } from '../../records/export-settings.ts';
import { divisionsInUse } from '../../timetable/divisions-in-use.ts';
import type { Id } from '../../values/id.ts';
import { answer, type FormAnswer } from './form-answer.ts';

/** The settings that the draft keeps; where it has none that fit, the default ones with all classes, days and the rooms. */
export function exportSettingsOf(draft: Draft): ExportSettings {
  const kept = exportSettingsSchema.safeParse(draft.config.pageMemory[EXPORT_MEMORY]);
  if (kept.success) return kept.data;
  return exportSettingsSchema.parse({
    exportedGroups: Object.keys(draft.groups),
    exportedDays: draft.schoolData.days.map(({ id }) => id),
    includeAdditionalInfo: {
      subjectClassroomNames: draft.config.isClassroomsEnabled && Object.keys(draft.classrooms).length > 0,
    },
  });
}

export type ExportFormIssue = 'no-days' | 'nothing-to-export' | 'no-class';

/**
 * Checks that the chosen view has something to export; the global one always has. Ids of deleted items do not
 * count, nor classrooms where the school has them switched off.
 */
export function checkExportForm(draft: Draft, settings: ExportSettings): FormAnswer<ExportFormIssue> {
  const { exportedDays, exportedGroups, exportedTeachers, exportedClassrooms, divisionGroup } = settings;
  switch (exportView(draft, settings)) {
    case 'global':
      return answer<ExportFormIssue>([]);
    case 'day': {
      const days = new Set(draft.schoolData.days.map((day) => day.id));
      return answer(exportedDays.some((id) => days.has(id)) ? [] : ['no-days']);
    }
    case 'division':
      return answer(divisionGroup !== null && draft.groups[divisionGroup] ? [] : ['no-class']);
    case 'individual': {
      const hasAny =
        exportedGroups.some((id) => draft.groups[id]) ||
        exportedTeachers.some((id) => draft.teachers[id]) ||
        (draft.config.isClassroomsEnabled && exportedClassrooms.some((id) => draft.classrooms[id]));
      return answer(hasAny ? [] : ['nothing-to-export']);
    }
  }
}

/** The view that is exported: without divisions the Division view falls back to the Individual one. */
export function exportView(draft: Draft, settings: ExportSettings): ExportSettings['selectedExportView'] {
  const { selectedExportView } = settings;
  const hasDivisions = divisionsInUse(draft).length > 0;
  return selectedExportView === 'division' && !hasDivisions ? 'individual' : selectedExportView;
}

/** The setting that has the orientation of the Global view, or of the others. */
export const orientationField = (isGlobal: boolean) =>
  isGlobal ? 'globalOrientation' : 'scheduleOrientation';

/** With more combinations of tracks than this, the first ones are exported. */
export const MOST_COMBINATIONS = 500;

/**
 * The number of schedules of a class with 'all track combinations': the product of the tracks of its
 * divisions.
 */
export function trackCombinations(draft: Draft, group: Id): number {
  const divisions = divisionsInUse(draft).filter((trackSet) => trackSet.group === group);
  return divisions.reduce((product, { tracks }) => product * Math.max(1, tracks.length), 1);
}

/** The revision number as it is kept: what is no number from 1 on becomes 1. */
export function revisionNumber(typed: number): number {
  return Number.isFinite(typed) && typed >= 1 ? Math.trunc(typed) : 1;
}
