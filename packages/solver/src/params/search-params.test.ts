import { describe, expect, it } from 'vitest';
import { paramsDoc } from '../testing/params-doc.ts';
import { createSearchParams, defaultSearchParams, searchParameters } from './search-params.ts';

const all = Object.entries(searchParameters).flatMap(([group, parameters]) =>
  Object.entries(parameters).map(([name, parameter]) => ({ name: `${group}.${name}`, parameter })),
);

describe('search parameters', () => {
  it('are the defaults where nothing is changed', () => {
    expect(createSearchParams()).toEqual(defaultSearchParams);
    expect(defaultSearchParams.ejection.tournament).toBe(searchParameters.ejection.tournament.default);
  });

  it('are changed by group and name, and no others with them', () => {
    const { ejection, ...others } = createSearchParams({ 'ejection.tournament': 5 });
    const { ejection: before, ...othersBefore } = defaultSearchParams;
    expect(ejection).toEqual({ ...before, tournament: 5 });
    expect(others).toEqual(othersBefore);
  });

  it.each(all)(
    '$name has a default in its range, and refuses what is beyond either end',
    ({ name, parameter }) => {
      const { least, most, default: usual } = parameter;
      for (const value of [least, usual, most])
        expect(() => createSearchParams({ [name]: value })).not.toThrow();
      for (const value of [least - 1, most + 1, Number.NaN]) {
        expect(() => createSearchParams({ [name]: value })).toThrow(name);
      }
    },
  );

  it('names the parameter, the value and the range of a bad value', () => {
    expect(() => createSearchParams({ 'plateau.share': 1.5 })).toThrow(
      'The search parameter plateau.share is 1.5, expected a number from 0 to 1.',
    );
    expect(() => createSearchParams({ 'ejection.tournament': 2.5 })).toThrow(
      'The search parameter ejection.tournament is 2.5, expected a whole number from 1 to 1000 units.',
    );
    expect(() => createSearchParams({ 'ejection.tournament': '40' })).toThrow("is '40', expected");
  });

  it('says which names there are for one that there is not', () => {
    expect(() => createSearchParams({ 'plateu.share': 1 })).toThrow(
      'Its group is one of construct, ejection',
    );
    expect(() => createSearchParams({ 'plateau.x': 1 })).toThrow(
      'There is no search parameter plateau.x. The group plateau has fullSteps, partialSteps, share, afterCycles.',
    );
    expect(() => createSearchParams({ 'plateau.share.x': 1 })).toThrow('There is no search parameter');
    expect(() => createSearchParams({ 'constructor.name': 1 })).toThrow('There is no search parameter');
  });

  it('are those of docs/solver-parameters.md (else: npx vitest run search-params -u)', async () => {
    await expect(paramsDoc()).toMatchFileSnapshot('../../../../docs/solver-parameters.md');
  });
});
