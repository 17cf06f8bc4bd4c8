/** Words before and after the name of a person that are no part of it, without marks. */
const TITLES = new Set([
  ...['dr', 'prof', 'mr', 'mrs', 'ms', 'miss', 'mx', 'sir', 'madam', 'rev', 'herr'],
  ...['frau', 'hr', 'fr', 'dipl', 'ing', 'mag', 'mgr', 'stdr', 'ostr', 'studr', 'oberstudr'],
  ...['mme', 'mlle', 'monsieur', 'madame', 'sr', 'sra', 'srta', 'dott', 'ssa', 'sig', 'sigra'],
  ...['dhr', 'mevr', 'drs'],
]);

/** The words of a name in lower case without marks and titles: 'Dr. Dorn, Dirk' has 'dorn' and 'dirk'. */
export function wordsOfName(name: string): readonly string[] {
  const words = plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !TITLES.has(word));
  return own.length > 1 ? own : words;
}

/** Lower case without marks; letters that are no letter with a mark as they are usually written without it. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøæœđı]/g, (letter) => WRITTEN[letter] ?? letter);
}

const WRITTEN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' },
};

/**
 * One text for all ways to write the name of one person: 'Dirk Dorn', 'Dorn, Dirk', 'Dorn Dirk', 'Dr. Dirk Dorn'. Null
 * for a name of one word, which may be that of several persons.
 */
export function personKey(name: string): string | null {
  const words = wordsOfName(name);
  return words.length < 2 ? null : [...words].sort().join(' ');
}

/**
 * True for names of which one may be meant by the other: each word of the shorter one is a word of the longer one, its
 * beginning, or a slip away from it.
 */
export function isNearName(name: string, other: string): boolean {
  const [few, many] = [wordsOfName(name), wordsOfName(other)].sort((a, b) => a.length - b.length);
  if (few === undefined || many === undefined || few.length === 0) return false;
  const left = [...many];
  let isLong = false;
  for (const word of [...few].sort((a, b) => b.length - a.length)) {
    const at = left.findIndex((each) => isNearWord(word, each));
    if (at === -1) return false;
    isLong ||= Math.min(word.length, left[at]?.length ?? 0) >= SHORTEST;
    left.splice(at, 1);
  }
  return isLong;
}

/** Words with fewer letters are too many to be told apart by a slip. */
const SHORTEST = 4;

function isNearWord(a: string, b: string): boolean {
  // 'Teacher 1' and 'Teacher 10' are two.
  if (/\d/.test(a + b)) return a === b;
  if (a.startsWith(b) || b.startsWith(a)) return true;
  const [first, second] = [withoutDigraphs(a), withoutDigraphs(b)];
  const length = Math.min(first.length, second.length);
  if (length < SHORTEST) return first === second;
  return slipsBetween(first, second) <= (length < 8 ? 1 : 2);
}

/** 'Mueller' is another spelling of 'Müller'. */
const withoutDigraphs = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The letters that are added, left out, another one, or swapped with the next, at least. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let twoBefore: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now[column] = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBefore[column - 2] ?? 3) + 1 : 99,
      );
    }
    [twoBefore, before] = [before, now];
  }
  return before[b.length] ?? 0;
}
