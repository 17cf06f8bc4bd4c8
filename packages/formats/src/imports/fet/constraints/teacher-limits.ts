import type { Weight } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, TeacherLimit } from './import-context.ts';
import { CARRIED, notCarried, type Outcome } from './outcome.ts';
import { numberOf, teacherOf } from './references.ts';

interface Limit extends TeacherLimit {
  readonly child: string;
  /** At this value the limit says nothing. */
  readonly reach: (context: ImportContext) => number;
}

const maxDays: Limit = {
  constraint: 'teacherMaxDays',
  field: 'maxDays',
  child: 'Max_Days_Per_Week',
  reach: ({ grid }) => grid.dayCount,
};

const maxHoursDaily: Limit = {
  constraint: 'teacherMaxLessonsPerDay',
  field: 'maxLessons',
  child: 'Maximum_Hours_Daily',
  reach: ({ grid }) => grid.periodCount,
};

type Applies = 'always' | 'official' | 'mornings-afternoons';

/** In the mornings-afternoons mode FET's days are half-days and its real days are ours. */
function importer(name: string, limit: Limit, applies: Applies): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const isOfficial = context.file.mode === 'Official';
      if (applies !== 'always' && isOfficial !== (applies === 'official')) {
        return notCarried('in this mode it is about half-days, which have no counterpart');
      }
      return carryLimit(element, context, percentWeight(percent), limit);
    },
  };
}

function carryLimit(element: FetElement, context: ImportContext, weight: Weight, limit: Limit): Outcome {
  const value = numberOf(element, limit.child);
  if (value === 0) return notCarried('a limit of 0 would forbid every lesson');
  const one = element.has('Teacher_Name');
  const teachers = one ? [teacherOf(element, context, 'Teacher_Name')] : [...context.teacherIds.values()];
  if (value >= limit.reach(context)) return CARRIED;
  for (const base of teachers) {
    if (context.draft.teachers[base]?.subjects.length) context.limitTeacher(base, limit, value, weight);
  }
  return CARRIED;
}

export const teacherLimits: readonly ConstraintImporter[] = [
  importer('ConstraintTeacherMaxDaysPerWeek', maxDays, 'official'),
  importer('ConstraintTeachersMaxDaysPerWeek', maxDays, 'official'),
  importer('ConstraintTeacherMaxRealDaysPerWeek', maxDays, 'mornings-afternoons'),
  importer('ConstraintTeachersMaxRealDaysPerWeek', maxDays, 'mornings-afternoons'),
  importer('ConstraintTeacherMaxHoursDaily', maxHoursDaily, 'official'),
  importer('ConstraintTeachersMaxHoursDaily', maxHoursDaily, 'official'),
  importer('ConstraintTeacherMaxHoursDailyRealDays', maxHoursDaily, 'mornings-afternoons'),
  importer('ConstraintTeachersMaxHoursDailyRealDays', maxHoursDaily, 'mornings-afternoons'),
];
