import type { ClientSummary } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import type { TFunction } from 'i18next';
import { lastSeenOf, licenceStateOf, stateOf } from './client-filter.ts';
import type { DateWords } from './date-words.ts';

export type ColumnId =
  | 'school'
  | 'person'
  | 'email'
  | 'state'
  | 'tags'
  | 'teachers'
  | 'classes'
  | 'lessons'
  | 'licence'
  | 'bypass'
  | 'lastSeen'
  | 'lastSaved'
  | 'createdAt';

export interface ColumnWords {
  readonly t: TFunction<'admin'>;
  readonly dates: DateWords;
  readonly now: number;
}

export interface ClientColumn {
  readonly id: ColumnId;
  /** Least width in px, and share of the room that is left. */
  readonly width: readonly [number, number];
  readonly isNumber?: true;
  readonly text: (client: ClientSummary, words: ColumnWords) => string;
  /** The value to sort by, if not the text. */
  readonly value?: (client: ClientSummary) => number | string;
}

const date = (instant: string | null, { dates }: ColumnWords) => (instant === null ? '' : dates.day(instant));
const count = (number: number | undefined) => (number === undefined ? '' : String(number));

/** Every column, in its order. */
export const clientColumns: readonly ClientColumn[] = [
  {
    id: 'school',
    width: [200, 2],
    text: ({ schoolName }, { t }) => schoolName || t('clients.unnamed'),
  },
  { id: 'person', width: [140, 1], text: ({ displayName }) => displayName },
  { id: 'email', width: [180, 1.5], text: ({ email }) => email },
  { id: 'state', width: [116, 0], text: (client, { t }) => t(`clients.state.${stateOf(client)}`) },
  { id: 'tags', width: [140, 1], text: ({ tags }) => tags.join(', ') },
  {
    id: 'teachers',
    width: [92, 0],
    isNumber: true,
    text: ({ statistics }) => count(statistics?.teachers),
    value: ({ statistics }) => statistics?.teachers ?? -1,
  },
  {
    id: 'classes',
    width: [84, 0],
    isNumber: true,
    text: ({ statistics }) => count(statistics?.groups),
    value: ({ statistics }) => statistics?.groups ?? -1,
  },
  {
    id: 'lessons',
    width: [124, 0],
    isNumber: true,
    text: ({ statistics }) => (statistics ? `${statistics.placedLessons} / ${statistics.lessons}` : ''),
    value: ({ statistics }) => statistics?.placedLessons ?? -1,
  },
  {
    id: 'licence',
    width: [216, 0],
    text: licenceText,
    value: ({ licensedTeachers }) => licensedTeachers,
  },
  {
    id: 'bypass',
    width: [132, 0],
    text: ({ bypassPaywallUntil }, words) => date(bypassPaywallUntil, words),
    value: ({ bypassPaywallUntil }) => bypassPaywallUntil ?? '',
  },
  {
    id: 'lastSeen',
    width: [112, 0],
    text: (client, words) => date(lastSeenOf(client), words),
    value: (client) => lastSeenOf(client) ?? '',
  },
  {
    id: 'lastSaved',
    width: [112, 0],
    text: ({ lastSaved }, words) => date(lastSaved, words),
    value: ({ lastSaved }) => lastSaved ?? '',
  },
  {
    id: 'createdAt',
    width: [112, 0],
    text: ({ createdAt }, words) => date(createdAt, words),
    value: ({ createdAt }) => createdAt,
  },
];

export const DEFAULT_COLUMNS: readonly ColumnId[] = [
  ...(['school', 'person', 'email', 'state', 'tags', 'teachers', 'licence', 'lastSeen'] as const),
];

function licenceText(client: ClientSummary, words: ColumnWords): string {
  const { t, dates, now } = words;
  const { licensedTeachers: licensed, licenseExpiry: expiry, bypassPaywallUntil } = client;
  switch (licenceStateOf(client, now)) {
    case 'valid':
      return expiry === null
        ? t('clients.teachersForever', { count: licensed })
        : t('clients.teachersUntil', { count: licensed, date: dates.day(expiry) });
    case 'bypass':
      return t('clients.bypassUntil', { date: date(bypassPaywallUntil, words) });
    case 'ended':
      return t('clients.ended');
    default:
      return '';
  }
}

export interface ClientOrder {
  readonly column: ColumnId;
  readonly descending: boolean;
}

/** The schools in the order of a column, equal ones as they were. */
export function sortClients<Row extends { readonly client: ClientSummary }>(
  rows: readonly Row[],
  { column: id, descending }: ClientOrder,
  words: ColumnWords,
  language: string,
): Row[] {
  const column = clientColumns.find((each) => each.id === id);
  if (!column) return [...rows];
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true, sensitivity: 'base' });
  const sortValue = column.value ?? ((client: ClientSummary) => column.text(client, words));
  const sign = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortValue(row.client) }))
    .sort((a, b) => {
      const { value: x } = a;
      const { value: y } = b;
      if (typeof x === 'number' && typeof y === 'number') return sign * (x - y);
      // Dates are in one form, which needs no language.
      if (column.value) return sign * (x < y ? -1 : x > y ? 1 : 0);
      return sign * compare(String(x), String(y));
    })
    .map(({ row }) => row);
}
