import { type ColoredKind, type Draft, draftSchema, STORE_VERSION } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import { classroomSchema } from '../../records/classroom.ts';
import { colorSchema, palette } from '../../records/color.ts';
import { configSchema } from '../../records/config.ts';
import { customViewSchema } from '../../records/custom-view.ts';
import { groupSchema } from '../../records/group.ts';
import { lessonSchema } from '../../records/lesson.ts';
import { constraintSchema } from '../../records/rules/constraint.ts';
import { subjectSchema } from '../../records/subject.ts';
import { teacherSchema } from '../../records/teacher.ts';
import { trackSetSchema } from '../../records/track-set.ts';
import { isPlain, type Plain } from '../../values/plain.ts';
import { constraintGroupWeightsSchema } from '../../values/weight.ts';
import type { Report } from '../load-finding.ts';
import { prepareRule } from './prepare-rule.ts';
import { repairConstraints } from './repair-constraints.ts';
import { repairLinks } from './repair-links.ts';
import { repairRecords } from './repair-records.ts';
import { repairSchoolData } from './repair-school-data.ts';
import { repairTrackConstraints } from './repair-track-constraints.ts';
import { repairValue } from './repair-value.ts';

/** Gives a record without a readable name its id as name, so that it is not lost. */
function prepareName(record: Plain, path: string, report: Report): void {
  if (typeof record.name === 'string') return;
  record.name = String(record.id);
  report.add('repaired', `${path}.name`, 'loading.nameMissing');
}

/** Brings colours to `#rrggbb` and gives items with a stale one (not a colour of ours) the next of the palette. */
function createColorRepair(report: Report) {
  const next: Record<ColoredKind, number> = { teachers: 0, groups: 0, classrooms: 0, subjects: 0 };
  return (kind: ColoredKind, record: Plain, path: string): void => {
    if (colorSchema.safeParse(record.color).success) return;
    const color =
      normalColor(record.color) ?? palette[next[kind]++ % palette.length]?.value ?? palette[0].value;
    report.add('repaired', `${path}.color`, {
      code: 'loading.staleColor',
      values: { color: value.text(color) },
    });
    record.color = color;
  };
}

function normalColor(color: unknown): string | null {
  if (typeof color !== 'string') return null;
  const named = palette.find((each) => each.name.toLowerCase() === color.toLowerCase());
  if (named) return named.value;
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : null;
}

/**
 * Makes a valid draft of any plain store of the current version; every change is reported. A valid draft
 * passes unchanged and without findings. `raw` may be modified.
 */
export function repairDraft(raw: Plain, path: string, report: Report): Draft {
  const color = createColorRepair(report);
  const named = (record: Plain, at: string) => prepareName(record, at, report);
  const schoolData = repairSchoolData(raw.schoolData, `${path}.schoolData`, report);
  const fallback = Object.keys(schoolData.structures)[0];
  const groups = repairRecords(raw.groups, `${path}.groups`, groupSchema, report, (record, at) => {
    named(record, at);
    color('groups', record, at);
    record.structure ??= fallback;
  });
  const teachers = repairRecords(raw.teachers, `${path}.teachers`, teacherSchema, report, (record, at) => {
    named(record, at);
    color('teachers', record, at);
  });
  const classrooms = repairRecords(
    raw.classrooms,
    `${path}.classrooms`,
    classroomSchema,
    report,
    (record, at) => {
      named(record, at);
      color('classrooms', record, at);
    },
  );
  const subjects = repairRecords(raw.subjects, `${path}.subjects`, subjectSchema, report, (record, at) => {
    named(record, at);
    color('subjects', record, at);
    record.structure ??= fallback;
  });
  const lessons = repairRecords(raw.lessons, `${path}.lessons`, lessonSchema, report, (record, at) => {
    named(record, at);
    const subject = typeof record.subject === 'string' ? subjects[record.subject] : undefined;
    if (typeof record.color !== 'string' && subject) record.color = subject.color;
    color('subjects', record, at);
    record.structure ??= subject?.structure ?? fallback;
  });
  const section = <Schema extends Parameters<typeof repairValue>[0]>(schema: Schema, name: string) => {
    const value = isPlain(raw[name]) ? raw[name] : {};
    if (raw[name] !== undefined && value !== raw[name]) {
      report.add('repaired', `${path}.${name}`, 'loading.setToDefaults');
    }
    return repairValue(schema, value, `${path}.${name}`, report);
  };
  const draft: Draft = {
    version: STORE_VERSION,
    schoolData,
    teachers,
    groups,
    classrooms,
    subjects,
    lessons,
    constraints: repairRecords(
      raw.constraints,
      `${path}.constraints`,
      constraintSchema,
      report,
      (record, at) => prepareRule(record, at, report),
    ),
    constraintGroupWeights: constraintGroupWeightsSchema.parse(
      section(constraintGroupWeightsSchema, 'constraintGroupWeights') ?? {},
    ),
    customViews: repairRecords(raw.customViews, `${path}.customViews`, customViewSchema, report, named),
    trackSets: repairRecords(raw.trackSets, `${path}.trackSets`, trackSetSchema, report, named),
    config: configSchema.parse(section(configSchema, 'config') ?? {}),
    pickedColors: draftSchema.shape.pickedColors.parse(
      section(draftSchema.shape.pickedColors, 'pickedColors') ?? {},
    ),
  };
  repairLinks(draft, path, report);
  repairConstraints(draft, path, report);
  repairTrackConstraints(draft, path, report);
  return draft;
}
