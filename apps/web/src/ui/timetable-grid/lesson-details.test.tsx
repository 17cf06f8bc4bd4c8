// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openWithLinks } from '../testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool } from '../testing/page-in-dom.tsx';
import { LessonDetails } from './LessonDetails.tsx';
import { createFactsOf } from './lesson-facts.ts';
import { smallSchool } from './small-school.ts';

afterEach(closeDom);

test('the links to a lesson and to its subject wrap together, apart from the buttons', async () => {
  const draft = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'] }] });
  openSchool(draft);
  const facts = createFactsOf(draft, new Map(), 'subject')('Art');
  await openWithLinks(<LessonDetails facts={facts} isReadOnly={false} onClose={() => {}} />);
  const [lesson, subject] = ['Open lesson', 'Open subject'].map((name) => elementsNamed('a', name)[0]);
  expect(subject?.parentElement).toBe(lesson?.parentElement);
  expect([...(lesson?.parentElement?.children ?? [])]).toEqual([lesson, subject]);
});
