import { type Draft, draftSchema, STORE_VERSION } from '../../draft/draft.ts';
import { classroomSchema } from '../../records/classroom.ts';
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
import { createColorRepair, prepareName } from './prepare-record.ts';
import { prepareRule } from './prepare-rule.ts';
import { repairConstraints } from './repair-constraints.ts';
import { repairLinks } from './repair-links.ts';
import { repairRecords } from './repair-records.ts';
import { repairSchoolData } from './repair-school-data.ts';
import { repairTrackConstraints } from './repair-track-constraints.ts';
import { repairValue } from './repair-value.ts';

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
