import { afterEach, expect, test } from 'vitest';
import {
  forgetPageMemory,
  forgetSchoolMemory,
  rememberOfSchool,
  rememberOnPage,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { answeredRules, endOffer } from './offer-memory.ts';

const answered = () => answeredRules(usePageMemory.getState());

afterEach(forgetPageMemory);

test('a school is not asked again about rules that it has declined; another one in its place is', () => {
  expect(answered()).toEqual([]);
  endOffer(['classGaps', 'classStart']);
  rememberOnPage('sidebar', true);
  expect(answered()).toEqual(['classGaps', 'classStart']);
  endOffer(['classStart', 'classDays']);
  expect(answered()).toEqual(['classGaps', 'classStart', 'classDays']);
  forgetSchoolMemory();
  expect(answered()).toEqual([]);
});

test('a school that declined before there was a rule for the length of class days is asked about that', () => {
  rememberOfSchool('usualRulesOffered', true);
  expect(answered()).toContain('classGaps');
  expect(answered()).not.toContain('classDays');
});
