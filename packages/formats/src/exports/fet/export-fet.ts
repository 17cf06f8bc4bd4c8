import { kindOf } from '@bellgrid/constraints';
import {
  type CalendarConstraint,
  type Constraint,
  type Draft,
  type Message,
  WEIGHT,
  type Weight,
} from '@bellgrid/model';
import type { ExplainedEntry } from '../../imports/report/import-result.ts';
import { activityIds, constraintXml, type ExportContext } from './export-context.ts';
import { createFetNames } from './fet-names.ts';
import { findKeptTogether } from './kept-together.ts';
import { weightPercent } from './weight-percent.ts';
import { isBlocked, writeBreaks, writeCalendars } from './write-calendars.ts';
import { rulesForFet, writeItemRule } from './write-item-rules.ts';
import { writePairRule, writeSetRule } from './write-lesson-rules.ts';
import { numberLessons, writeActivities, writePlacements, writeRooms } from './write-lessons.ts';
import { writeStudents } from './write-students.ts';
import { writeTimeRule } from './write-time-rules.ts';
import { element } from './xml-text.ts';

export type FetExport =
  | { readonly ok: true; readonly text: string; readonly notWritten: readonly ExplainedEntry[] }
  | { readonly ok: false; readonly message: Message };

const NO_COUNTERPART: Message = { code: 'exports.fet.noCounterpart' };

/**
 * The draft as a file of FET 6 (mode Official) with all that FET can hold, and a list of the rest. Drafts
 * with lessons in several schedule structures are refused: FET knows one.
 */
export function exportFet(draft: Draft): FetExport {
  const used = new Set(Object.values(draft.lessons).map((lesson) => lesson.structure));
  const structures = Object.values(draft.schoolData.structures);
  const [structure] = structures.filter(({ id }) => used.has(id) || used.size === 0);
  if (!structure || used.size > 1) {
    return { ok: false, message: { code: 'exports.fet.severalStructures' } };
  }
  const names = createFetNames(draft, structure);
  const numbers = numberLessons(draft);
  const written = writeRules({ draft, structure, names, numbers });
  const text = fileText(draft, { draft, structure, names, numbers }, written);
  return { ok: true, text, notWritten: written.notWritten };
}

function fileText(draft: Draft, context: ExportContext, { time, space }: Rules): string {
  const { names, numbers } = context;
  const students = writeStudents(draft, names);
  const blocked = Object.values(draft.constraints)
    .filter(isCalendar)
    .filter((rule) => isBlocked(rule, draft));
  const named = (tag: string, all: Iterable<string>): string[] =>
    [...new Set(all)].map((name) => element(tag, [['Name', name]]));
  const rooms = Object.values(draft.classrooms).map((room) =>
    element('Room', [
      ['Name', names.classrooms.get(room.id) ?? room.name],
      ['Building', room.building ?? ''],
      ['Capacity', 30_000],
      ['Virtual', false],
    ]),
  );
  const buildings = Object.values(draft.classrooms).flatMap(({ building }) => building ?? []);
  const root = element('fet', [
    ['Mode', 'Official'],
    ['Institution_Name', draft.schoolData.schoolName],
    ['Comments', ''],
    element('Days_List', [['Number_of_Days', names.days.length], ...named('Day', names.days)]),
    element('Hours_List', [['Number_of_Hours', names.hours.length], ...named('Hour', names.hours)]),
    element('Subjects_List', named('Subject', names.subjects.values())),
    element('Activity_Tags_List', []),
    element('Teachers_List', named('Teacher', names.teachers.values())),
    element('Students_List', [students.xml]),
    element('Activities_List', [writeActivities(draft, names, students, numbers)]),
    element('Buildings_List', named('Building', buildings)),
    element('Rooms_List', rooms),
    element('Time_Constraints_List', [
      constraintXml('ConstraintBasicCompulsoryTime', 100, []),
      ...writeBreaks(context),
      ...writeCalendars(blocked, 'teacher', context),
      ...writeCalendars(blocked, 'group', context),
      ...writePlacements(context),
      ...time,
    ]),
    element('Space_Constraints_List', [
      constraintXml('ConstraintBasicCompulsorySpace', 100, []),
      ...writeCalendars(blocked, 'classroom', context),
      ...writeRooms(context, students),
      ...space,
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n\n${root.replace('<fet>', '<fet version="6.8.5">')}\n`;
}

function isCalendar(rule: Constraint): rule is CalendarConstraint {
  return rule.type === 'teacher' || rule.type === 'group' || rule.type === 'classroom';
}

interface Rules {
  readonly time: readonly string[];
  readonly space: readonly string[];
  readonly notWritten: readonly ExplainedEntry[];
}

/** Rules about rooms, which have a section of their own in a file of FET. */
const OF_SPACE: ReadonlySet<string> = new Set(['roomPreference', 'maxBuildingChangesPerDay']);

function writeRules(context: ExportContext): Rules {
  const { draft } = context;
  const together = findKeptTogether(draft);
  const time: string[] = [];
  const space: string[] = [];
  const left = new Map<string, number>();
  const leave = (kind: string): unknown => left.set(kind, (left.get(kind) ?? 0) + 1);
  for (const rule of rulesForFet(draft)) {
    if (rule.weight === WEIGHT.OFF || ('metaData' in rule && rule.metaData !== null)) continue;
    if (together.rows.has(rule)) continue;
    const percent = weightPercent(storedWeight(rule, draft));
    const written = isCalendar(rule) ? [] : writeRule(rule, context, percent, together.days.has(rule));
    if (written === null || (isCalendar(rule) && !isBlocked(rule, draft))) leave(kindName(rule));
    else (OF_SPACE.has(kindName(rule)) ? space : time).push(...written);
  }
  for (const subject of Object.values(draft.subjects)) {
    const { constraint, weight } = subject.lessonsSpreadConstraint;
    if (constraint === 'NoMoreThanTwoPerDay' && together.spreads.has(subject.id)) continue;
    if (constraint === 'None' || weight === WEIGHT.OFF || subject.lessons.length < 2) continue;
    if (constraint !== 'NoMoreThanOnePerDay') leave('lessonSpread');
    else {
      const enabled = draft.constraintGroupWeights.lessonSpread.enabled;
      const spread = constraintXml(
        'ConstraintMinDaysBetweenActivities',
        enabled ? weightPercent(weight) : 100,
        [['Consecutive_If_Same_Day', false], ...activityIds(context, subject.lessons), ['MinDays', 1]],
      );
      time.push(spread);
    }
  }
  const notWritten = [...left].map(([kind, count]) => {
    const name = { code: `exports.kinds.${kind}` };
    return { name, count, element: null, reason: NO_COUNTERPART };
  });
  return { time, space, notWritten };
}

function writeRule(
  rule: Constraint,
  context: ExportContext,
  percent: number,
  isTogether: boolean,
): string[] | null {
  const one = (text: string | null): string[] | null => (text === null ? null : [text]);
  switch (rule.type) {
    case 'teacherConstraint':
    case 'groupConstraint':
      return writeItemRule(rule, context, percent);
    case 'lessons':
      return writeSetRule(rule, context, percent, isTogether);
    case 'subject':
    case 'lesson':
      return writeTimeRule(rule, context, percent) ?? one(writePairRule(rule, context, percent));
    default:
      return null;
  }
}

/** The own weight, which counts only while the category is enabled. */
function storedWeight(rule: Constraint, draft: Draft): Weight {
  const category = kindOf(rule)?.category;
  return category && draft.constraintGroupWeights[category].enabled ? rule.weight : WEIGHT.HARD;
}

/** The name of the rule's kind in the catalogue. */
function kindName(rule: Constraint): string {
  return isCalendar(rule) ? 'calendar' : (kindOf(rule)?.kind ?? 'unknown');
}
