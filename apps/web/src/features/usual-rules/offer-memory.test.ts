import { afterEach, expect, test } from 'vitest';
import {
  forgetPageMemory,
  forgetSchoolMemory,
  rememberOnPage,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { endOffer, isOfferOver } from './offer-memory.ts';

const isOver = () => isOfferOver(usePageMemory.getState());

afterEach(forgetPageMemory);

test('a school that has declined is not asked again; another one in its place is', () => {
  expect(isOver()).toBe(false);
  endOffer();
  rememberOnPage('sidebar', true);
  expect(isOver()).toBe(true);
  forgetSchoolMemory();
  expect(isOver()).toBe(false);
});
