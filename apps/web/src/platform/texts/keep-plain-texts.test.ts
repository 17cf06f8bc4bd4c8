import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { keepPlainTexts } from './keep-plain-texts.ts';

type Look = (key: string, values?: object) => string;

async function textsOf(resources: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const texts = createInstance();
  await texts.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: resources, de: { area: { free: 'frei' } } },
    keySeparator: '.',
    nsSeparator: ':',
  });
  keepPlainTexts(texts);
  const make = texts.getFixedT as unknown as (...args: readonly unknown[]) => Look;
  /** As the components ask for it. */
  const tOf = (language: string) => make(language, 'area', undefined, { scopeNs: ['area'] });
  return { texts, tOf };
}

describe('plain texts that are kept', () => {
  it('gives all who ask for a language the same t, and each language its own words', async () => {
    const { tOf } = await textsOf({ area: { free: 'free' } });
    expect(tOf('en')).toBe(tOf('en'));
    expect([tOf('en')('free'), tOf('de')('free'), tOf('en')('free')]).toEqual(['free', 'frei', 'free']);
  });

  it('puts the values of each call into a text', async () => {
    const { tOf } = await textsOf({
      area: { at: 'at {{time}}', lesson_one: 'a lesson', lesson_other: '{{count}} lessons' },
    });
    const t = tOf('en');
    expect([t('at', { time: 'nine' }), t('at', { time: 'ten' })]).toEqual(['at nine', 'at ten']);
    expect([t('lesson', { count: 1 }), t('lesson', { count: 2 })]).toEqual(['a lesson', '2 lessons']);
  });

  it('finds a text that is added after it was asked for', async () => {
    const { texts, tOf } = await textsOf({ area: {} });
    expect(tOf('en')('late')).toBe('late');
    texts.addResourceBundle('en', 'area', { late: 'here now' });
    expect(tOf('en')('late')).toBe('here now');
  });
});
