import { afterEach, expect, test } from 'vitest';
import {
  forgetPageMemory,
  forgetSchoolMemory,
  rememberOfSchool,
  rememberOnPage,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { declinedRules, endOffer } from './offer-memory.ts';

const declined = () => declinedRules(usePageMemory.getState());

afterEach(forgetPageMemory);

test('a school is not asked again about rules that it has declined; another one in its place is', () => {
  expect(declined()).toEqual([]);
  endOffer(['classGaps', 'classStart']);
  rememberOnPage('sidebar', true);
  expect(declined()).toEqual(['classGaps', 'classStart']);
  endOffer(['classStart', 'classDays']);
  expect(declined()).toEqual(['classGaps', 'classStart', 'classDays']);
  forgetSchoolMemory();
  expect(declined()).toEqual([]);
});

test('a school that declined before there was a rule for the length of class days is asked about that', () => {
  rememberOfSchool('usualRulesOffered', true);
  expect(declined()).toContain('classGaps');
  expect(declined()).not.toContain('classDays');
});
