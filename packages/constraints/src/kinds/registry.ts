import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { adjacent } from './adjacent/index.ts';
import { after } from './after/index.ts';
import { afterPeriod } from './afterPeriod/index.ts';
import { allowedCells } from './allowedCells/index.ts';
import { atMostAtATime } from './atMostAtATime/index.ts';
import { atPeriod } from './atPeriod/index.ts';
import { before } from './before/index.ts';
import { beforePeriod } from './beforePeriod/index.ts';
import { beginsDay } from './beginsDay/index.ts';
import { classroomCalendar } from './classroomCalendar/index.ts';
import { consecutive } from './consecutive/index.ts';
import { directlyAfter } from './directlyAfter/index.ts';
import { endsDay } from './endsDay/index.ts';
import { evenDays } from './evenDays/index.ts';
import { groupCalendar } from './groupCalendar/index.ts';
import { lastPeriodShare } from './lastPeriodShare/index.ts';
import { lessonSpread } from './lessonSpread/index.ts';
import { lessonsSameClassroom } from './lessonsSameClassroom/index.ts';
import { lessonsSamePeriod } from './lessonsSamePeriod/index.ts';
import { lunchBreak } from './lunchBreak/index.ts';
import { maxBuildingChangesPerDay } from './maxBuildingChangesPerDay/index.ts';
import { maxDaysInWindow } from './maxDaysInWindow/index.ts';
import { maxGapsPerDay } from './maxGapsPerDay/index.ts';
import { maxGapsPerWeek } from './maxGapsPerWeek/index.ts';
import { maxPeriodsInARow } from './maxPeriodsInARow/index.ts';
import { maxPeriodsPerDay } from './maxPeriodsPerDay/index.ts';
import { minDaysBetween } from './minDaysBetween/index.ts';
import { minPeriodsPerDay } from './minPeriodsPerDay/index.ts';
import { minRest } from './minRest/index.ts';
import { notAtPeriod } from './notAtPeriod/index.ts';
import { notConsecutive } from './notConsecutive/index.ts';
import { notOnDay } from './notOnDay/index.ts';
import { notSameDay } from './notSameDay/index.ts';
import { notSamePeriod } from './notSamePeriod/index.ts';
import { notSameTime } from './notSameTime/index.ts';
import { occupyAtMost } from './occupyAtMost/index.ts';
import { onDay } from './onDay/index.ts';
import { perDayLimit } from './perDayLimit/index.ts';
import { roomPreference } from './roomPreference/index.ts';
import { sameDay } from './sameDay/index.ts';
import { samePeriod } from './samePeriod/index.ts';
import { sameTime } from './sameTime/index.ts';
import { sameTimeOptional } from './sameTimeOptional/index.ts';
import { splitAround } from './splitAround/index.ts';
import { startsAtFirstPeriod } from './startsAtFirstPeriod/index.ts';
import { subjectPeriodsPerDay } from './subjectPeriodsPerDay/index.ts';
import { teacherBreak } from './teacherBreak/index.ts';
import { teacherCalendar } from './teacherCalendar/index.ts';
import { teacherLessonsConsecutive } from './teacherLessonsConsecutive/index.ts';
import { teacherMaxDays } from './teacherMaxDays/index.ts';
import { teacherMaxLessonsPerDay } from './teacherMaxLessonsPerDay/index.ts';
import { teacherMinLessonsPerDay } from './teacherMinLessonsPerDay/index.ts';
import { uninterrupted } from './uninterrupted/index.ts';

/** Every kind of constraint, one line each, in alphabetical order. */
export const kinds = {
  adjacent,
  after,
  afterPeriod,
  allowedCells,
  atMostAtATime,
  atPeriod,
  before,
  beforePeriod,
  beginsDay,
  classroomCalendar,
  consecutive,
  directlyAfter,
  endsDay,
  evenDays,
  groupCalendar,
  lastPeriodShare,
  lessonSpread,
  lessonsSameClassroom,
  lessonsSamePeriod,
  lunchBreak,
  maxBuildingChangesPerDay,
  maxDaysInWindow,
  maxGapsPerDay,
  maxGapsPerWeek,
  maxPeriodsInARow,
  maxPeriodsPerDay,
  minDaysBetween,
  minPeriodsPerDay,
  minRest,
  notAtPeriod,
  notConsecutive,
  notOnDay,
  notSameDay,
  notSamePeriod,
  notSameTime,
  occupyAtMost,
  onDay,
  perDayLimit,
  roomPreference,
  sameDay,
  samePeriod,
  sameTime,
  sameTimeOptional,
  splitAround,
  startsAtFirstPeriod,
  subjectPeriodsPerDay,
  teacherBreak,
  teacherCalendar,
  teacherLessonsConsecutive,
  teacherMaxDays,
  teacherMaxLessonsPerDay,
  teacherMinLessonsPerDay,
  uninterrupted,
} as const satisfies Record<string, AnyKind>;

export type KindName = keyof typeof kinds;
