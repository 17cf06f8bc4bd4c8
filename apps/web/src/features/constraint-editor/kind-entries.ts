import { type AnyKind, type KindName, kinds } from '@bellgrid/constraints';
import type { Draft, Field, ItemType, RuleOwnerType, RuleRecord } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { searchedText } from '../../ui/fields/every-word.ts';
import { kindText, type NumberSlot, numberSlots } from './kind-text.ts';
import { searchedTokens, searchedWords } from './search-words.ts';

/** The types of items that a new rule can be for. */
const ownerTypes = {
  teacher: ['teacher'],
  group: ['group'],
  teacherOrGroup: ['teacher', 'group'],
  subject: ['subject'],
  side: ['subject'],
  subjects: ['subject'],
  lessons: ['lesson'],
} as const satisfies Record<RuleRecord['on'], readonly RuleOwnerType[]>;

/** The place where rules without records of their own are edited. */
type Place = 'teacher' | 'class' | 'classroom' | 'lessonspread' | 'weights';

/** A kind that can be added, for one type of items, or the place where it is edited. */
export interface KindEntry {
  readonly id: string;
  readonly kind: KindName;
  readonly type: RuleOwnerType | null;
  readonly place: Place | null;
  readonly label: string;
  /** The part of the label in place of the items that the rule is for; empty where it has none. */
  readonly someone: string;
  /** The words of the label, those of it without its fields, and all words that find it. */
  readonly labelWords: readonly string[];
  readonly ownWords: readonly string[];
  readonly words: readonly string[];
  /** Pairs of neighbours among the words that find it. */
  readonly phrases: ReadonlySet<string>;
  /** The words as they are written. */
  readonly written: readonly string[];
  /** The types of items that it can name, its numbers, and if it can name days and periods. */
  readonly items: ReadonlySet<ItemType>;
  readonly numbers: readonly NumberSlot[];
  readonly hasDays: boolean;
  readonly hasPeriods: boolean;
  /** It permits lessons to share their time, and demands nothing. */
  readonly isPermission: boolean;
  /** It is about two subjects, or two sets of them. */
  readonly isOfTwo: boolean;
  /** It can name several periods of which each counts, or all from one to another. */
  readonly hasPeriodSets: boolean;
}

const places: Readonly<Partial<Record<KindName, Place>>> = {
  teacherCalendar: 'teacher',
  groupCalendar: 'class',
  classroomCalendar: 'classroom',
  lessonSpread: 'lessonspread',
  lessonsSamePeriod: 'lessonspread',
  lessonsSameClassroom: 'weights',
};

const names = Object.keys(kinds) as KindName[];

/** The items of calendars. */
const calendars: Readonly<Partial<Record<KindName, ItemType>>> = {
  teacherCalendar: 'teacher',
  groupCalendar: 'group',
  classroomCalendar: 'classroom',
};

/** Every kind of the registry, as the search of "Add constraint" offers it. */
export const kindEntries = (texts: i18n, draft: Draft): KindEntry[] =>
  names.flatMap((kind) => {
    const { record }: AnyKind = kinds[kind];
    if (!record) return placeEntry(texts, kind);
    return ownerTypes[record.on].map((type) => {
      const item = translate(texts, `constraints.someone.${record.on === 'side' ? 'side' : type}`);
      return ruleEntry(texts, draft, record, { type, someone: `[${item}]` });
    });
  });

/** A kind without records of its own, and the place where it is edited. */
function placeEntry(texts: i18n, kind: KindName): KindEntry {
  const of = calendars[kind];
  const label = translate(texts, `constraints.place.${kind}`);
  return {
    ...{ id: kind, kind, type: null, place: places[kind] ?? 'weights', someone: '' },
    ...wordsOf(label, searchWords(texts, kind)),
    ...{ items: new Set([of ?? 'subject']), numbers: [] },
    hasDays: of !== undefined,
    hasPeriods: of !== undefined,
    hasPeriodSets: of !== undefined,
    ...{ isOfTwo: false, isPermission: false },
  };
}

/** A kind as a rule for items of a type. */
export function ruleEntry(
  texts: i18n,
  draft: Draft,
  record: RuleRecord,
  { type, someone }: { readonly type: RuleOwnerType; readonly someone: string },
): KindEntry {
  const kind = record.kind as KindName;
  const label = kindText(texts, draft, kind, { type, whose: someone });
  const more = translate(texts, `constraints.someoneWords.${type}`);
  const fields = Object.values(record.fields);
  return {
    ...{ id: `${type} ${kind}`, kind, type, place: null, someone },
    ...wordsOf(label, `${searchWords(texts, kind)} ${more}`),
    items: itemsOf(type, fields),
    numbers: numberSlots(texts, draft, record, type),
    hasDays: fields.some(isOf('days')),
    hasPeriods: fields.some(isOf('periods')),
    isPermission: record.permits === 'pair',
    isOfTwo: record.disjoint.length > 0 || fields.some((field) => field.type === 'item'),
    hasPeriodSets: fields.some(
      (field) =>
        isOf('periods')(field) &&
        ((field.type === 'indices' && !field.isSingle) || (field.type === 'period' && field.isEnd)),
    ),
  };
}

function wordsOf(
  label: string,
  more: string,
): Pick<KindEntry, 'label' | 'labelWords' | 'ownWords' | 'words' | 'phrases' | 'written'> {
  const all = searchedTokens(`${label} ${more}`);
  const words = all.map(({ word }) => word);
  return {
    label,
    labelWords: searchedWords(label),
    ownWords: searchedWords(label.replaceAll(/\[[^\]]*\]/g, ' ')),
    words,
    phrases: new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)),
    written: all.map(({ typed }) => typed),
  };
}

/** The types of items that a rule is about; lessons are named by their subjects. */
function itemsOf(owner: RuleOwnerType, fields: readonly Field[]): ReadonlySet<ItemType> {
  const ofFields = fields.flatMap((field) => (field.type === 'items' ? field.of : []));
  return new Set([owner, ...ofFields].map((type) => (type === 'lesson' ? 'subject' : type)));
}

const isOf =
  (part: 'days' | 'periods') =>
  (field: Field): boolean =>
    field.type === 'cells' ||
    (field.type === 'indices' && field.of === part) ||
    (field.type === 'period' && part === 'periods');

/** Words by which a kind is found in addition to those of its sentence. */
const searchWords = (texts: i18n, kind: KindName): string =>
  `${kindLabel(texts, kind)} ${translate(texts, `constraints.words.${kind}`)}`;

/** The words of each kind as they are searched. */
export function kindWords(texts: i18n, draft: Draft): (kind: KindName) => string {
  const known = new Map<KindName, string>();
  return (kind) => {
    const before = known.get(kind);
    if (before !== undefined) return before;
    const { record }: AnyKind = kinds[kind];
    const type = record ? ownerTypes[record.on][0] : 'subject';
    const label = record ? kindText(texts, draft, kind, { type, whose: '' }) : '';
    const words = searchedText(`${label} ${searchWords(texts, kind)}`);
    known.set(kind, words);
    return words;
  };
}

/** The name of a kind, in a few words; of one that is edited elsewhere, with its place. */
export function kindLabel(texts: i18n, kind: KindName): string {
  const name = `exports.kinds.${kind}`;
  return translate(texts, texts.exists(name) ? name : `constraints.place.${kind}`);
}
