import { expect, it } from 'vitest';
import { testsOfFindings } from './findings.mjs';

it('every finding of the security review is held by a test that names it', () => {
  const missing = [...testsOfFindings()]
    .filter(([, tests]) => tests.length === 0)
    .map(([finding]) => finding);
  expect(missing).toEqual([]);
});
