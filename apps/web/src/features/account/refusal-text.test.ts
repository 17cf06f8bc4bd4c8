import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { refusalText } from './refusal-text.ts';

beforeAll(startTexts);

function textOf(retryAfter: number | null): string {
  const body = { code: 'TOO_MANY_REQUESTS', message: 'wait' } as const;
  const details = retryAfter === null ? {} : { retryAfter };
  return refusalText(new CallRefusal('TOO_MANY_REQUESTS', 'wait', { ...body, details }), i18next.t);
}

test('names the time to wait in seconds or minutes, and the reset link that works at once', () => {
  expect(textOf(20)).toMatch(/20 seconds/);
  expect(textOf(20)).toMatch(/at once/);
  expect(textOf(601)).toMatch(/11 minutes/);
  expect(textOf(601)).toMatch(/at once/);
});

test('has the general text without a time, and for other refusals', () => {
  expect(textOf(null)).toBe(i18next.t('errors.tooManyRequests'));
  const offline = new CallRefusal('OFFLINE', 'no connection');
  expect(refusalText(offline, i18next.t)).toBe(i18next.t('errors.offline'));
});
