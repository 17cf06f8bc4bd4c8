import { expect, it } from 'vitest';
import { languageOfShell, takeLanguage } from './texts.ts';

it('takes the language out of the arguments', () => {
  const without = ['check', 'x.fet'];
  expect(takeLanguage(['check', '--lang', 'de', 'x.fet'])).toEqual({ args: without, wanted: 'de' });
  expect(takeLanguage(['check', 'x.fet', '--lang=de'])).toEqual({ args: without, wanted: 'de' });
  expect(takeLanguage([...without, '--lang'])).toEqual({ args: without, wanted: '' });
  expect(takeLanguage(without)).toEqual({ args: without, wanted: null });
});

it('has the language of the shell', () => {
  expect(languageOfShell({ LC_ALL: '', LC_MESSAGES: 'de_CH.UTF-8', LANG: 'en_GB' })).toBe('de');
  expect(languageOfShell({ LC_ALL: 'C', LANG: 'de_DE.UTF-8' })).toBe('en');
});
