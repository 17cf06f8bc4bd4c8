import { type AnyKind, type KindName, kinds } from '@bellgrid/constraints';
import type { Draft, RuleOwnerType, RuleRecord } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { everyWordOf, searchedText } from '../../ui/fields/every-word.ts';
import { kindText } from '../constraint-editor/KindPicker.tsx';
import { type ConstraintTab, tabOfKind } from './constraint-tabs.ts';

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
  readonly words: string;
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

/** Every kind of the registry, as the search of "Add constraint" offers it. */
export function kindEntries(texts: i18n, draft: Draft): KindEntry[] {
  return names.flatMap((kind): KindEntry[] => {
    const { record }: AnyKind = kinds[kind];
    const searched = (label: string) => searchedText(`${label} ${searchWords(texts, kind)}`);
    if (!record) {
      const place = places[kind] ?? 'subject';
      const label = translate(texts, `constraints.place.${kind}`);
      return [{ id: kind, kind, type: null, place, label, words: searched(label) }];
    }
    return ownerTypes[record.on].map((type) => {
      const someone = `[${translate(texts, `constraints.someone.${record.on === 'side' ? 'side' : type}`)}]`;
      const label = kindText(texts, draft, { type, ids: [] }, kind, someone);
      return { id: `${type} ${kind}`, kind, type, place: null, label, words: searched(label) };
    });
  });
}

/**
 * The entries that have every word of a search: first those whose sentences have them, then those found by other words;
 * of each, the kinds of a tab first.
 */
export function findEntries(entries: readonly KindEntry[], search: string, tab: ConstraintTab): KindEntry[] {
  const matches = everyWordOf(search);
  const isElsewhere = ({ kind }: KindEntry) => Number(tabOfKind(kind) !== tab);
  const inOrder = entries.toSorted((a, b) => isElsewhere(a) - isElsewhere(b));
  const inSentence = inOrder.filter(({ label }) => matches(label));
  return [...inSentence, ...inOrder.filter(({ label, words }) => !matches(label) && matches(words))];
}

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
