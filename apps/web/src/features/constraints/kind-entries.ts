import { type AnyKind, type KindName, kinds } from '@bellgrid/constraints';
import type { Draft, Field, ItemType, RuleOwnerType, RuleRecord } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { searchedText } from '../../ui/fields/every-word.ts';
import { kindText } from '../constraint-editor/KindPicker.tsx';
import type { ConstraintTab } from './constraint-tabs.ts';
import { searchedWords } from './search-words.ts';

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
type Place = ConstraintTab | 'weights';

/** A kind that can be added, for one type of items, or the place where it is edited. */
export interface KindEntry {
  readonly id: string;
  readonly kind: KindName;
  readonly type: RuleOwnerType | null;
  readonly place: Place | null;
  readonly label: string;
  /** The part of the label in place of the items that the rule is for; empty where it has none. */
  readonly someone: string;
  /** The words of the label, and all words that find it. */
  readonly labelWords: readonly string[];
  readonly words: readonly string[];
  /** The types of items that it can name, and if it can name days. */
  readonly items: ReadonlySet<ItemType>;
  readonly hasDays: boolean;
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
export function kindEntries(texts: i18n, draft: Draft): KindEntry[] {
  const found = (kind: KindName, label: string, more = '') => ({
    label,
    labelWords: searchedWords(label),
    words: searchedWords(`${label} ${searchWords(texts, kind)} ${more}`),
  });
  return names.flatMap((kind): KindEntry[] => {
    const { record }: AnyKind = kinds[kind];
    if (!record) {
      const place = places[kind] ?? 'subject';
      const label = translate(texts, `constraints.place.${kind}`);
      const of = calendars[kind];
      const named = { someone: '', items: new Set([of ?? 'subject']), hasDays: of !== undefined };
      return [{ id: kind, kind, type: null, place, ...found(kind, label), ...named }];
    }
    const fields = Object.values(record.fields);
    return ownerTypes[record.on].map((type) => {
      const someone = `[${translate(texts, `constraints.someone.${record.on === 'side' ? 'side' : type}`)}]`;
      const label = kindText(texts, draft, { type, ids: [] }, kind, someone);
      const more = translate(texts, `constraints.someoneWords.${type}`);
      const named = { someone, items: itemsOf(type, fields), hasDays: fields.some(isOfDays) };
      return { id: `${type} ${kind}`, kind, type, place: null, ...found(kind, label, more), ...named };
    });
  });
}

/** The types of items that a rule is about; lessons are named by their subjects. */
function itemsOf(owner: RuleOwnerType, fields: readonly Field[]): ReadonlySet<ItemType> {
  const ofFields = fields.flatMap((field) => (field.type === 'items' ? field.of : []));
  return new Set([owner, ...ofFields].map((type) => (type === 'lesson' ? 'subject' : type)));
}

const isOfDays = (field: Field): boolean =>
  field.type === 'cells' || (field.type === 'indices' && field.of === 'days');

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
    const label = record ? kindText(texts, draft, { type, ids: [] }, kind, '') : '';
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
