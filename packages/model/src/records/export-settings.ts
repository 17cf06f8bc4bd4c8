import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { colorSchema } from './color.ts';

export const DEFAULT_FILL_COLOR = '#eeeeee';

const ids = z.array(idSchema).default([]);

/** A3 and A2 are for the Global view, as a poster for the wall. */
export const paperSizes = ['a4', 'letter', 'a3', 'a2'] as const;

const orientations = ['portrait', 'landscape'] as const;

/**
 * The settings of the Export page, in the draft's page memory (`config.pageMemory`). `divisionTracks` is the chosen track of each
 * division (track set) of `divisionGroup`; `allTrackCombinations` exports every choice instead.
 */
export const exportSettingsSchema = z.object({
  scheduleFillColor: colorSchema.default(DEFAULT_FILL_COLOR),
  selectedExportView: z.enum(['individual', 'division', 'day', 'global']).default('individual'),
  includeAdditionalInfo: z
    .object({
      subjectTeacherNames: z.boolean().default(true),
      subjectClassroomNames: z.boolean().default(false),
      currentDate: z.boolean().default(false),
      revision: z.boolean().default(false),
    })
    .prefault({}),
  revisionNumber: z.int().min(1).default(1),
  colorOption: z.enum(['None', 'Border', 'Pill', 'Fill']).default('None'),
  labelOption: z.enum(['subject name', 'lesson name', 'subject short name']).default('subject name'),
  filterColor: z.enum(['Subject', 'Teacher', 'Class', 'Classroom']).default('Subject'),
  scheduleOrientation: z.enum(orientations).default('portrait'),
  /** The orientation of the Global view alone: the classes of a whole week are a wide table. */
  globalOrientation: z.enum(orientations).default('landscape'),
  paper: z.enum(paperSizes).default('a4'),
  /** True for a poster on several A4 sheets that are put together. */
  isTiled: z.boolean().default(false),
  exportedGroups: ids,
  exportedTeachers: ids,
  exportedClassrooms: ids,
  exportedDays: ids,
  /** Sheets of teachers and rooms without lessons are wanted too. */
  hasEmptySheets: z.boolean().default(false),
  divisionGroup: idSchema.nullable().default(null),
  divisionTracks: z.record(idSchema, idSchema).default({}),
  allTrackCombinations: z.boolean().default(false),
});
export type ExportSettings = z.infer<typeof exportSettingsSchema>;

/** The key of the settings in the page memory of the draft. */
export const EXPORT_MEMORY = 'export';
