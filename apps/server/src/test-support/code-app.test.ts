import { expect, it } from 'vitest';
import { totp } from './code-app.ts';

// The secret of RFC 6238, appendix B: 12345678901234567890.
const uri = 'otpauth://totp/Bellgrid:ada@example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('makes the code of the standard after %d seconds', (seconds, code) => {
  expect(totp(uri, new Date(seconds * 1000))).toBe(code);
});
