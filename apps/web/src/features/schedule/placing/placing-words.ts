import type { CellAnswer, DayNumbers, KindName } from '@bellgrid/constraints';
import { type Draft, type Id, type Lesson, teacherShortName } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import i18next, { type TFunction } from 'i18next';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import type { FactsOf, LessonFacts } from '../../../ui/timetable-grid/lesson-facts.ts';
import { namesOf } from '../../../ui/timetable-grid/lesson-words.ts';
import { changesNothing, displacedBy } from './cell-answers.ts';

interface Context {
  readonly draft: Draft;
  readonly factsOf: FactsOf;
  readonly block: GridBlock;
}

/** The rows of an item in one structure. */
interface Rows {
  readonly item: { readonly id: Id };
  readonly key: string;
}

/** True when the lesson is one of the item's, in the structure of these rows. */
export function isConcerned(draft: Draft, id: Id, { item, key }: Rows): boolean {
  const lesson = draft.lessons[id];
  return lesson !== undefined && key.endsWith(`/${lesson.structure}`) && hasItem(draft, lesson, item.id);
}

function hasItem(draft: Draft, lesson: Lesson, item: Id): boolean {
  if (lesson.groups.includes(item) || lesson.teachers.includes(item)) return true;
  const rooms = [...lesson.viableClassrooms, ...(draft.subjects[lesson.subject]?.viableClassrooms ?? [])];
  return lesson.classroom === item || rooms.includes(item);
}

/** The reason against these rows for all of the lessons, in a sentence; null where one of them is at home. */
export function rowsRefusal(t: TFunction, draft: Draft, moving: readonly Id[], rows: Rows): string | null {
  if (moving.some((id) => isConcerned(draft, id, rows))) return null;
  const own = moving.find((id) => draft.lessons[id] && hasItem(draft, draft.lessons[id], rows.item.id));
  // The item's rows of another structure have other periods.
  return own === undefined ? t('drop.other-column') : t('drop.no-such-slot', faultValues(draft, own));
}

const gapKinds: readonly string[] = ['maxGapsPerDay', 'maxGapsPerWeek'] satisfies KindName[];

/** The numbers of days that the words on a change tell; those of gaps say what the rules on gaps count. */
const dayNames = ['classGaps', 'teacherGaps', 'lateStarts'] as const;

/**
 * The change of the soft rules as parts: '−1 gap', '+2 not met'; empty for none. Which way the cost goes is said where
 * none of the numbers goes that way.
 * @param days the change of the numbers of days; where there is one of gaps, the rules on gaps say nothing.
 */
export function changeWords(
  t: TFunction,
  { amounts, cost }: Pick<CellAnswer, 'amounts' | 'cost'>,
  days?: DayNumbers,
): string[] {
  let gaps = 0;
  let rest = 0;
  for (const [kind, change] of amounts) {
    if (gapKinds.includes(kind)) gaps += change;
    else rest += change;
  }
  const areGapsOfDays = days !== undefined && (days.classGaps !== 0 || days.teacherGaps !== 0);
  const told = [
    ...(areGapsOfDays ? [] : [{ key: 'schedule.placing.gaps', change: gaps } as const]),
    ...dayNames.map((name) => ({ key: `placing.room.change.${name}` as const, change: days?.[name] ?? 0 })),
    { key: 'schedule.placing.notMet', change: rest } as const,
  ].filter(({ change }) => change !== 0);
  const parts = told.map(({ key, change }) => t(key, { count: Math.abs(change), change }));
  if (cost === 0 || told.some(({ change }) => change > 0 === cost > 0)) return parts;
  return [...parts, t(cost > 0 ? 'placing.worse' : 'placing.better')];
}

/** The tone of a change, by the cost of the rules, then by the numbers of days. */
export function toneOf(cost: number, days: DayNumbers): 'better' | 'worse' | undefined {
  const change = cost || dayNames.reduce((sum, name) => sum + days[name], 0);
  return change === 0 ? undefined : change > 0 ? 'worse' : 'better';
}

/** Names in full, or the short ones of subjects and teachers where a cell is narrow. */
export type NameLength = 'whole' | 'brief';

/** The few words in a cell: 'Free · −1 gap', 'Swap with Art · 9B', or the strongest reason against it. */
export function answerLabel(
  t: TFunction,
  answer: CellAnswer,
  { draft, factsOf, block }: Context,
  length: NameLength = 'whole',
): string {
  const { state, fault, reasons, others } = answer;
  if (state === 'here') return t('schedule.placing.here');
  if (fault) return t(`drop.${fault}`, faultValues(draft, answer.lesson));
  if (state === 'blocked' && reasons.length > 0) {
    const first = shortReason(t, answer, { draft, factsOf }, length);
    return [first, ...shortNoSwap(t, answer, factsOf)].join(' · ');
  }
  if (changesNothing(draft, answer)) return t('placing.asBefore');
  const namesIn = (ids: readonly Id[]) => ids.map((id) => nameOf(factsOf(id), block, length)).join(', ');
  const displaced = displacedBy(answer);
  const swapped = others.filter((id) => !displaced.includes(id));
  const what = [
    ...(state === 'free' ? [t('schedule.placing.free')] : []),
    ...(swapped.length > 0 ? [t('schedule.placing.swap', { lessons: namesIn(swapped) })] : []),
    ...(displaced.length > 0
      ? [t('placing.displaces', { lessons: namesIn(displaced), count: displaced.length })]
      : []),
  ];
  return [...what, ...withOthers(t, answer, factsOf), ...changeWords(t, answer)].join(' · ');
}

/** The subject of a lesson, in full or in few letters. */
export const subjectIn = ({ subject, short }: LessonFacts, length: NameLength): string =>
  length === 'whole' ? subject : short;

const CALENDARS = ['teacherCalendar', 'groupCalendar', 'classroomCalendar'];
const CLASHES = ['teacherClash', 'groupClash', 'classroomClash'];

/** The strongest reason in few words: 'Ms Ito has Art', 'Ms Ito: gaps per day'. */
function shortReason(
  t: TFunction,
  { reasons, moves }: CellAnswer,
  { draft, factsOf }: Omit<Context, 'block'>,
  length: NameLength,
): string {
  const [reason] = reasons;
  if (!reason) return '';
  const { teachers = [], groups = [], classrooms = [] } = reason.references;
  const named = [
    ...teachers.flatMap((id) => {
      const teacher = draft.teachers[id];
      if (!teacher) return [];
      return length === 'whole' ? teacher.name : teacherShortName(draft, teacher);
    }),
    ...[...groups.map((id) => draft.groups[id]), ...classrooms.map((id) => draft.classrooms[id])].flatMap(
      (item) => item?.name ?? [],
    ),
  ];
  const name = named.join(', ');
  if (CALENDARS.includes(reason.kind) && name !== '')
    return t('placing.blocked.away', { name, count: named.length });
  const moving = new Set(moves.map(({ lesson }) => lesson));
  const other = reason.lessons.find((id) => !moving.has(id));
  if (CLASHES.includes(reason.kind) && other !== undefined && name !== '') {
    const lesson = subjectIn(factsOf(other), length);
    return t('placing.blocked.has', { name, lesson, count: named.length });
  }
  const key = `exports.kinds.${reason.kind}`;
  if (!i18next.exists(key)) return messageText(i18next, draft, reason.message);
  const rule = t(key as 'exports.kinds.maxGapsPerDay');
  return name === '' ? rule : t('placing.blocked.rule', { name, rule });
}

/** The number of rules that the reasons break; a rule may be broken more than once. */
export const brokenRuleCount = (reasons: CellAnswer['reasons']): number =>
  new Set(reasons.map(({ kind, constraints, references }) => JSON.stringify([kind, constraints, references])))
    .size;

/** The reason against a swap in few words, where that is what keeps the lesson out. */
function shortNoSwap(t: TFunction, { noSwap }: CellAnswer, factsOf: FactsOf): string[] {
  if (noSwap === null) return [];
  return noSwap.fault === 'lesson-locked'
    ? [t('placing.blocked.locked', { lesson: factsOf(noSwap.lesson).name })]
    : [t('placing.blocked.noSwap')];
}

/** The reason against a swap, in a sentence. */
export const noSwapText = (t: TFunction, draft: Draft, { noSwap }: CellAnswer): string[] =>
  noSwap ? [t(`drop.${noSwap.fault}`, faultValues(draft, noSwap.lesson))] : [];

/** The values of a drop's fault, by the lesson that it is about. */
export function faultValues(draft: Draft, id: Id | null) {
  const lesson = id === null ? undefined : draft.lessons[id];
  const structure = draft.schoolData.structures[lesson?.structure ?? '']?.name ?? '';
  return { structure, lesson: lesson?.name ?? '', count: lesson?.numPeriods ?? 1 };
}

/** The lessons that go with the held ones. */
function withOthers(t: TFunction, { together }: CellAnswer, factsOf: FactsOf): string[] {
  if (together.length === 0) return [];
  return [t('placing.together', { lessons: together.map((id) => factsOf(id).name).join(', ') })];
}

/** The subject, with its classes where these are not the rows' own. */
function nameOf(facts: LessonFacts, { item }: GridBlock, length: NameLength): string {
  const subject = subjectIn(facts, length);
  const isOwn = facts.groups.some(({ id }) => id === item.id);
  return isOwn ? subject : `${subject} ${namesOf(facts.groups)}`.trim();
}

/** All that a cell answers, in full sentences, for the line below the grid and for screen readers. */
export function answerSentences(t: TFunction, answer: CellAnswer, context: Context): string[] {
  if (answer.state !== 'blocked' || answer.fault) return [answerLabel(t, answer, context)];
  const { draft } = context;
  const reasons = answer.reasons.map(({ message }) => messageText(i18next, draft, message));
  return [...new Set([...reasons, ...noSwapText(t, draft, answer)])];
}
