import { expect, it } from 'vitest';
import { languageOfTerminal, takeLanguage } from './terminal-language.ts';

it('takes the language out of the arguments', () => {
  const without = ['check', 'x.fet'];
  expect(takeLanguage(['check', '--lang', 'de', 'x.fet'])).toEqual({ args: without, wanted: 'de' });
  expect(takeLanguage(['check', 'x.fet', '--lang=de'])).toEqual({ args: without, wanted: 'de' });
  expect(takeLanguage([...without, '--lang'])).toEqual({ args: without, wanted: '' });
  expect(takeLanguage(without)).toEqual({ args: without, wanted: null });
});

it('has the language of the shell unless the arguments name one', () => {
  expect(languageOfTerminal([], { LC_ALL: '', LC_MESSAGES: 'de_CH.UTF-8', LANG: 'en_GB' })).toBe('de');
  expect(languageOfTerminal([], { LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toBe('en');
  expect(languageOfTerminal(['--lang', 'qps'], { LANG: 'de' })).toBe('qps');
  expect(languageOfTerminal(['--lang', 'en'], { LANG: 'de' })).toBe('en');
  expect(languageOfTerminal(['--lang', 'tlh'], { LANG: 'de' })).toBe('de');
});
