type Mutation = (text: string, random: Random) => string;

const at = (text: string, random: Random): number => random.below(text.length);

function replace(text: string, from: number, to: number, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

const flipCharacter: Mutation = (text, random) => {
  const position = at(text, random);
  return replace(
    text,
    position,
    position + 1,
    String.fromCharCode(random.below(random.pick([128, 0x1_0000]))),
  );
};

const truncate: Mutation = (text, random) => text.slice(0, at(text, random));

const cutOut: Mutation = (text, random) => {
  const from = at(text, random);
  return replace(text, from, from + random.below(400), '');
};

const repeatPart: Mutation = (text, random) => {
  const from = at(text, random);
  const part = text.slice(from, from + random.below(400));
  return replace(text, from, from, part.repeat(1 + random.below(3)));
};

const strangeNumbers = [
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  '007',
  '1.5',
  '',
  '2147483648',
] as const;

/** Puts something strange in the place of a number. */
const strangeNumber: Mutation = (text, random) => {
  const numbers = [...text.matchAll(/(?<=[>:,"])\d+(?=[<,"}\]])/g)];
  const match = numbers[random.below(numbers.length)];
  return match
    ? replace(text, match.index, match.index + match[0].length, random.pick(strangeNumbers))
    : text;
};

/** Gives one thing the name of another. */
const swapNames: Mutation = (text, random) => {
  const names = [...text.matchAll(/(?<=>)[^<>\n]+(?=<)|(?<=")[^"\n]+(?=")/g)];
  const target = names[random.below(names.length)];
  const source = names[random.below(names.length)];
  return target && source ? replace(text, target.index, target.index + target[0].length, source[0]) : text;
};

const dropElement: Mutation = (text, random) => {
  const elements = [...text.matchAll(/<(\w+)>[^<>]*<\/\1>\s*|"\w+":("[^"]*"|\d+|null),?/g)];
  const match = elements[random.below(elements.length)];
  return match ? replace(text, match.index, match.index + match[0].length, '') : text;
};

const deepen: Mutation = (text, random) => {
  const opening = random.pick(['<a>', '[', '{"a":', '<Group>', '(']);
  const position = at(text, random);
  return replace(text, position, position, opening.repeat(random.pick([3, 70, 12_000])));
};

const intruders = [
  '<!DOCTYPE x>',
  '<!-- -->',
  '<![CDATA[x]]>',
  '&#0;',
  '&lol;',
  '<__proto__>1</__proto__>',
  '"__proto__":{"a":1},',
  '"constructor":null,',
  '\u0000',
  '\ud800',
  '<?x?>',
  '</fet>',
  'null',
] as const;

const intrude: Mutation = (text, random) => {
  const position = at(text, random);
  return replace(text, position, position, random.pick(intruders));
};

const mutations = [
  flipCharacter,
  truncate,
  cutOut,
  repeatPart,
  strangeNumber,
  strangeNumber,
  swapNames,
  swapNames,
  dropElement,
  dropElement,
  deepen,
  intrude,
] as const;

/** The text with one or a few random changes: of characters, numbers, names, elements and structure. */
export function mutant(text: string, random: Random): string {
  let changed = text;
  for (let count = 1 + random.below(random.pick([1, 1, 4])); count > 0; count -= 1)
    changed = random.pick(mutations)(changed, random);
  return changed;
}

/** A seeded source of randomness (mulberry32), so that a failing mutant can be made again. */
interface Random {
  /** A whole number from 0 to below `limit`; 0 for a limit of 0. */
  below(limit: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (values) => values[below(values.length)] ?? values[0] };
}
