import { expect, it } from 'vitest';
import { createNameSearch, MOST_MATCHES } from './name-search.ts';

const factsOf = (...names: readonly string[]) =>
  JSON.stringify(names.map((name, index) => ['teachers', `k${index}`, name]));
const namesFor = (facts: string, query: string) =>
  createNameSearch(1000)
    .find(1, facts, query)
    .found.map(({ name }) => name);

it('finds names with every word, without regard to capitals and accents, and an equal one alone', () => {
  const facts = factsOf('Zoë Müller', 'Anna Muller', 'Anna', 'Anna Zoé');
  expect(namesFor(facts, 'MULLER')).toEqual(['Zoë Müller', 'Anna Muller']);
  expect(namesFor(facts, 'zoe  mü')).toEqual(['Zoë Müller']);
  expect(namesFor(facts, 'anna')).toEqual(['Anna']);
  expect(namesFor(facts, 'ann')).toEqual(['Anna Muller', 'Anna', 'Anna Zoé']);
  expect(namesFor(facts, 'nobody')).toEqual([]);
});

it('looks for five words at most, lists a hundred matches and counts all', () => {
  expect(namesFor(factsOf('a b c d e'), 'a b c d e x')).toEqual(['a b c d e']);
  expect(namesFor(factsOf('a b c d e'), 'a b c d x')).toEqual([]);
  const many = factsOf(...Array.from({ length: 300 }, (_, index) => `Class ${index}`));
  const { found, count } = createNameSearch(1000).find(1, many, 'class');
  expect([found.length, found[0]?.name, count]).toEqual([MOST_MATCHES, 'Class 0', 300]);
});

it('prepares the names of an edition once, and again when others have taken their place', () => {
  const search = createNameSearch(20);
  const nameIn = (edition: number, facts: string) => search.find(edition, facts, 'a').found[0]?.name;
  expect(nameIn(1, factsOf('Anna'))).toBe('Anna');
  expect(nameIn(1, '[]')).toBe('Anna');
  expect(nameIn(2, factsOf('Barbara'))).toBe('Barbara');
  expect(nameIn(1, '[]')).toBeUndefined();
});
