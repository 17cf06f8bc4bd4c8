import { type AlikeNames, cleanName, type Id, nameKey, wordsOfName } from '@bellgrid/model';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';

/** The characters that always separate names, and those that do so only between known names and between people. */
const SEPARATORS = ['\n', ';', '|', ','] as const;
const WEAK_SEPARATORS = ['/', '+', '&'] as const;

/**
 * The names in a cell: 'Ada; Ben', '9A, 9B', '9A/9B'. A known name stays whole with any characters in it;
 * only the strongest separator of a cell counts, so that 'Hill, Ada; Rao, Ben' are two.
 */
function splitNames(cell: string, isKnown: (name: string) => boolean): string[] {
  if (cell === '') return [];
  if (isKnown(cell)) return [cell];
  const separator = SEPARATORS.find((each) => cell.includes(each));
  const parts = separator === undefined ? [cell] : partsOf(cell, separator);
  return unique(parts.flatMap((part) => splitWeakly(part, isKnown)));
}

function splitWeakly(name: string, isKnown: (name: string) => boolean): string[] {
  if (isKnown(name)) return [name];
  for (const separator of WEAK_SEPARATORS) {
    const parts = partsOf(name, separator);
    if (parts.length > 1 && parts.every(isKnown)) return parts;
  }
  return [name];
}

/** The people in a cell, where a comma is the weakest separator: 'Hill, Ada / Rao, Ben' are two. */
function splitPeople(
  cell: string,
  isKnown: (name: string) => boolean,
  isOnePerson: (name: string) => boolean,
): string[] {
  if (cell === '') return [];
  const splitAtCommas = (name: string) => (isKnown(name) || isOnePerson(name) ? [name] : partsOf(name, ','));
  const strong = SEPARATORS.find((each) => each !== ',' && cell.includes(each));
  const names = strong === undefined || isKnown(cell) ? [cell] : partsOf(cell, strong);
  return unique(
    names.flatMap((name) => {
      const people = splitBetweenPeople(name, isKnown);
      return strong !== undefined && people.length === 1 ? people : people.flatMap(splitAtCommas);
    }),
  );
}

/** 'Ada Hill / Ben Rao' are two; 'n/a' is one; 'Smith & Jones, Ada' are two where 'Smith & Jones' is known. */
function splitBetweenPeople(name: string, isKnown: (name: string) => boolean): readonly string[] {
  if (isKnown(name)) return [name];
  const isKnownTeam = (part: string) => WEAK_SEPARATORS.some((each) => part.includes(each)) && isKnown(part);
  for (const separator of [',', ...WEAK_SEPARATORS]) {
    const parts = partsOf(name, separator);
    if (parts.some(isKnownTeam)) return parts.flatMap((part) => splitBetweenPeople(part, isKnown));
  }
  for (const separator of WEAK_SEPARATORS) {
    const parts = partsOf(name, separator);
    if (parts.length > 1 && parts.every((part) => /\p{L}.*\p{L}/u.test(part))) return parts;
  }
  return [name];
}

const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

interface KnownPerson {
  readonly name: string;
  readonly shortName: string;
}

/** Tells, of two parts with a comma between them, whether they are one person written 'Dorn, Dirk'. */
export interface CommaReader {
  readonly isOnePerson: (name: string) => boolean;
  /** Names with a comma that may be one person or two, as they are read. */
  readonly asked: ReadonlySet<string>;
  /** True where such names are one person each. */
  readonly areOne: boolean;
}

/**
 * Parts that name two people of the school, or that are names of the column by themselves, are two people, and parts of one
 * name are one. Others that look like a last and a first name are a question, for all of the column alike: until it is
 * answered they are one person each where all names of the column, or of a cell with several, have a comma, or people have
 * first and last names in it.
 */
export function createCommaReader(
  cells: readonly string[],
  people: readonly KnownPerson[],
  answer: boolean | null,
): CommaReader {
  const keys = new Set(people.flatMap(({ name, shortName }) => [nameKey(name), nameKey(shortName)]));
  const known = people.map(({ name }) => ({ words: new Set(wordsOfName(name)), lastName: lastNameOf(name) }));
  const inCells = cells.map((cell) =>
    cell
      .split(/[\n;|]/)
      .flatMap((name) => splitBetweenPeople(name.trim(), (each) => keys.has(nameKey(each))))
      .filter((name) => name !== ''),
  );
  const names = new Set(inCells.flat());
  const whole = [...names].filter((name) => !name.includes(','));
  for (const name of whole) keys.add(nameKey(name));
  const partsOfPerson = (name: string): readonly [string, string] | null => {
    const [first, second, ...others] = partsOf(name, ',');
    if (first === undefined || second === undefined || others.length > 0) return null;
    if (keys.has(nameKey(first)) || keys.has(nameKey(second))) return null;
    if (isLikeShortName(first) || isLikeShortName(second)) return null;
    const withLastName = (part: string) => {
      const words = wordsOfName(part);
      return known.filter(
        ({ words: all, lastName }) => words.includes(lastName) && words.every((each) => all.has(each)),
      );
    };
    const [ofFirst, ofSecond] = [withLastName(first), withLastName(second)];
    const areTwo = ofFirst.some((one) => ofSecond.some((other) => one !== other));
    return areTwo ? null : [first, second];
  };
  const isOfOne = (parts: readonly string[]) =>
    known.some(({ words }) => parts.flatMap(wordsOfName).every((word) => words.has(word)));
  const isOneWord = (part: string) => !/\s/.test(part);
  const haveLastNameFirst = (several: readonly string[]) => {
    const parts = several.map(partsOfPerson);
    return (
      parts.length > 1 && parts.every((each) => each !== null) && parts.some((each) => each?.some(isOneWord))
    );
  };
  const isLastNameFirst = haveLastNameFirst([...names]) || inCells.some(haveLastNameFirst);
  // Short ones may be short names.
  const long = whole.filter((name) => !isLikeShortName(name));
  const haveTwoNames = long.length > 0 && long.filter((name) => !isOneWord(name)).length * 2 > long.length;
  const areOne = answer ?? (isLastNameFirst || haveTwoNames);
  const asked = new Set<string>();
  return {
    asked,
    areOne,
    isOnePerson(name) {
      const parts = partsOfPerson(name);
      if (parts === null) return false;
      if (isOfOne(parts)) return true;
      // 'Ada Hill, Ben Rao' are two where the names of the column do not have the last name first.
      const isOpen = isLastNameFirst || parts.some(isOneWord);
      if (!isOpen || parts.some((part) => /\d/.test(part))) return false;
      asked.add(name);
      return areOne;
    },
  };
}

/** 'NEU' and 'KEL' are no names with a first one. */
const isLikeShortName = (name: string): boolean =>
  name.length <= 5 && name === name.toUpperCase() && name !== name.toLowerCase();

/** The last word, or the one before the comma of 'Dorn, Dirk', in lower case without marks. */
const lastNameOf = (name: string): string => wordsOfName(name.split(',')[0] ?? '').at(-1) ?? '';

/** The longest name of a class, teacher or classroom. */
export const MAX_ITEM_NAME = 200;

/** The meaning of the names in a cell: existing items, unknown names, and faults. */
export interface Named<Item> {
  /** The existing items and the unknown names in the order of the cell. */
  readonly inOrder: readonly (Item | string)[];
  readonly found: readonly Item[];
  readonly unknown: readonly string[];
  readonly faults: readonly TableIssue<RowFault>[];
}

/** The items of one kind by name: those of the school, and those that the import makes on the way. */
export interface NameShelf<Item> {
  /** Every item of that name; of a person also under another spelling. */
  find(name: string, shortName?: string): readonly Item[];
  /** A text that two names of one item have in common. */
  identityOf(name: string): string;
  /** The items that a cell names; those that it names by short name are found too. */
  lookUp(cell: string): Named<Item>;
  /** Remembers an unknown name that a row refers to. */
  want(name: string): void;
  /** Such names, cleaned, in the order in which they came. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Makes an item of that name and remembers it. */
  make(name: string, structure: Id): Item;
  readonly made: readonly Item[];
}

interface Persons<Item> {
  /** A second name, by which an item is found where none has it as its name. */
  readonly shortNameOf: (item: Item) => string;
  readonly alike: AlikeNames;
  /** True for a name with a comma in it. */
  readonly isOnePerson: (name: string) => boolean;
}

/**
 * @param create a new item of the kind.
 * @param persons given for a kind whose items are people.
 */
export function createNameShelf<Item extends { readonly id: Id; readonly name: string }>(
  items: Readonly<Record<Id, Item>>,
  create: (name: string, structure: Id) => Item,
  persons?: Persons<Item>,
): NameShelf<Item> {
  const byName = new Map<string, Item[]>();
  const byShortName = new Map<string, Item[]>();
  const wanted = new Map<string, string>();
  const made: Item[] = [];
  const put = (items: Map<string, Item[]>, key: string, item: Item) => {
    const known = items.get(key);
    if (known) known.push(item);
    else items.set(key, [item]);
  };
  const add = (item: Item) => {
    put(byName, nameKey(item.name), item);
    const shortName = nameKey(persons?.shortNameOf(item) ?? '');
    if (shortName !== '') put(byShortName, shortName, item);
    persons?.alike.add(item.name, persons.shortNameOf(item));
  };
  const meantBy = (name: string): string => persons?.alike.meantBy(name) ?? name;
  const called = (name: string): readonly Item[] => byName.get(nameKey(name)) ?? [];
  const known = (name: string): readonly Item[] => {
    const found = called(name);
    return found.length > 0 ? found : called(meantBy(name));
  };
  const meant = (name: string): readonly Item[] => {
    const found = called(name);
    if (found.length > 0) return found;
    const byInitials = byShortName.get(nameKey(name)) ?? [];
    return byInitials.length > 0 ? byInitials : known(name);
  };
  const ask = (name: string) => {
    if (called(name).length === 0) persons?.alike.ask(cleanName(name));
  };
  for (const item of Object.values(items)) add(item);
  return {
    find(name, shortName = '') {
      persons?.alike.noteShortName(name, shortName);
      ask(name);
      persons?.alike.add(name);
      return known(name);
    },
    identityOf: (name) => nameKey(known(name)[0]?.name ?? meantBy(name)),
    lookUp(cell) {
      const inOrder: (Item | string)[] = [];
      const faults: TableIssue<RowFault>[] = [];
      const isKnown = (each: string) => meant(each).length > 0;
      const names = persons ? splitPeople(cell, isKnown, persons.isOnePerson) : splitNames(cell, isKnown);
      for (const name of names) {
        const [first, ...others] = meant(name);
        if (!byShortName.has(nameKey(name))) ask(name);
        if (name.length > MAX_ITEM_NAME) faults.push(issue('name-too-long', { max: MAX_ITEM_NAME }));
        else if (others.length > 0) faults.push(issue('name-ambiguous', { name }));
        else inOrder.push(first ?? name);
      }
      return {
        inOrder,
        found: inOrder.flatMap((each) => (typeof each === 'string' ? [] : [each])),
        unknown: inOrder.filter((each) => typeof each === 'string'),
        faults,
      };
    },
    want(name) {
      const key = nameKey(meantBy(name));
      if (!wanted.has(key)) wanted.set(key, cleanName(name));
      persons?.alike.add(cleanName(name));
    },
    wanted,
    make(name, structure) {
      const item = create(cleanName(name), structure);
      add(item);
      made.push(item);
      return item;
    },
    made,
  };
}
