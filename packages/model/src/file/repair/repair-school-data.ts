import { defaultDays, defaultStructure } from '../../draft/default-structure.ts';
import { value } from '../../messages/value.ts';
import type { Period, ScheduleStructure } from '../../records/schedule-structure.ts';
import {
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  scheduleStructureSchema,
} from '../../records/schedule-structure.ts';
import { type Day, type SchoolData, schoolDataSchema } from '../../records/school-data.ts';
import { isPlain, valueKind } from '../../values/plain.ts';
import type { Report } from '../load-finding.ts';
import { repairRecords } from './repair-records.ts';
import { repairValue } from './repair-value.ts';

/**
 * Days and structures on which the rest of the draft can rely: at least one of each, indices without gaps.
 */
export function repairSchoolData(raw: unknown, path: string, report: Report): SchoolData {
  const source = isPlain(raw) ? raw : {};
  if (source !== raw)
    report.add('repaired', path, { code: 'loading.newSchoolData', values: { found: valueKind(raw) } });
  const structures = repairRecords(source.structures, `${path}.structures`, scheduleStructureSchema, report);
  const days = Array.isArray(source.days) ? source.days : defaultDays();
  if (days !== source.days) report.add('repaired', `${path}.days`, 'loading.defaultDays');
  const repaired = repairValue(schoolDataSchema, { ...source, days, structures }, path, report);
  const school = repaired ?? { schoolName: '', days: [], structures, logo: null, year: null };
  repairDays(school, path, report);
  if (Object.keys(school.structures).length === 0) {
    report.add('repaired', `${path}.structures`, 'loading.newStructure');
    school.structures['structure-1'] = defaultStructure('structure-1', school.days.length);
  }
  for (const structure of Object.values(school.structures)) {
    repairStructure(structure, school.days.length, `${path}.structures.${structure.id}`, report);
  }
  return school;
}

function repairDays(school: SchoolData, path: string, report: Report): void {
  if (school.days.length === 0) {
    report.add('repaired', `${path}.days`, 'loading.defaultDays');
    school.days = defaultDays();
  }
  school.days = inOrder<Day>(school.days, `${path}.days`, report);
}

function repairStructure(structure: ScheduleStructure, dayCount: number, path: string, report: Report): void {
  structure.periods = repairTimes(inOrder(structure.periods, `${path}.periods`, report), path, report);
  if (structure.periods.length === 0 && !structure.isUninitialized) {
    report.add('repaired', `${path}.periods`, 'loading.newPeriod');
    structure.periods = defaultStructure(structure.id, dayCount).periods;
  }
  const seen = new Set<string>();
  const cells = structure.cells.filter((cell) => {
    const place = `${cell.dayIndex}:${cell.periodIndex}`;
    const fits = cell.dayIndex < dayCount && cell.periodIndex < structure.periods.length && !seen.has(place);
    seen.add(place);
    if (!fits) report.add('dropped', `${path}.cells.${cell.id}`, 'loading.strayCell');
    return fits;
  });
  structure.cells = uniqueIds(
    cells.sort((a, b) => a.dayIndex - b.dayIndex || a.periodIndex - b.periodIndex),
    `${path}.cells`,
    report,
  );
}

/** Sorted by index, then numbered 0, 1, 2 …, each with an id of its own. */
function inOrder<T extends { id: string; index: number }>(items: T[], path: string, report: Report): T[] {
  const sorted = [...items].sort((a, b) => a.index - b.index);
  const isRight = sorted.every((item, index) => item === items[index] && item.index === index);
  if (!isRight) report.add('repaired', path, 'loading.renumbered');
  const numbered = isRight ? items : sorted.map((item, index) => ({ ...item, index }));
  return uniqueIds(numbered, path, report);
}

function uniqueIds<T extends { id: string }>(items: T[], path: string, report: Report): T[] {
  const taken = new Set(items.map(({ id }) => id));
  const seen = new Set<string>();
  // The next suffix to try for an id that was there before.
  const next = new Map<string, number>();
  return items.map((item, index) => {
    if (!seen.has(item.id)) {
      seen.add(item.id);
      return item;
    }
    report.add('repaired', `${path}[${index}].id`, {
      code: 'loading.idTwice',
      values: { id: value.text(item.id) },
    });
    const stem = item.id.slice(0, 120);
    let suffix = next.get(stem) ?? 2;
    while (taken.has(`${stem}-${suffix}`)) suffix += 1;
    next.set(stem, suffix + 1);
    const id = `${stem}-${suffix}`;
    seen.add(id);
    taken.add(id);
    return { ...item, id };
  });
}

/** Each period starts before it ends and not before the one before it ends; those past midnight go. */
function repairTimes(periods: Period[], path: string, report: Report): Period[] {
  const repaired: Period[] = [];
  for (const period of periods) {
    const earliest = repaired.at(-1)?.periodEnd ?? 0;
    if (period.periodStart >= earliest && period.periodStart < period.periodEnd) {
      repaired.push({ ...period, index: repaired.length });
      continue;
    }
    const start = repaired.length === 0 ? DEFAULT_PERIOD_START : earliest;
    const end = start + DEFAULT_PERIOD_MINUTES;
    if (end > 1440) {
      report.add('dropped', `${path}.periods.${period.id}`, 'loading.noTimeLeft');
      continue;
    }
    report.add('repaired', `${path}.periods.${period.id}`, 'loading.timesCorrected');
    repaired.push({ ...period, index: repaired.length, periodStart: start, periodEnd: end });
  }
  return repaired;
}
