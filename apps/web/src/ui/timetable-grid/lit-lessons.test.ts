import { expect, test } from 'vitest';
import { keepLit, litLessons, litOnPoint } from './lit-lessons.ts';

test('what is counted stays lit, but for the time that a sentence about other lessons is pointed at', () => {
  const sentence = litOnPoint(() => ['Music']);
  keepLit(['Art', 'Latin']);
  expect([...litLessons()]).toEqual(['Art', 'Latin']);
  sentence.onMouseOver({ stopPropagation() {} });
  expect([...litLessons()]).toEqual(['Music']);
  sentence.onMouseLeave();
  expect([...litLessons()]).toEqual(['Art', 'Latin']);
  keepLit([]);
  expect(litLessons().size).toBe(0);
});
