import { afterEach, expect, test, vi } from 'vitest';
import { storeLogo } from './LogoField.tsx';

const file = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' });

/** Answers each request by its method. */
function answerWith(answers: Readonly<Record<string, () => Response>>): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (_address: string, { method = '' }: RequestInit) => {
    const answer = answers[method];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}
const refused = (status: number, code: string) => () =>
  Response.json({ error: { code, message: code, requestId: 'r' } }, { status });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a failed upload is logged, and the logo of before stays', async () => {
  answerWith({});
  expect(await storeLogo(file)).toEqual({ changed: {}, failure: 'not-stored' });
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a file that is no image changes nothing', async () => {
  answerWith({ PUT: refused(422, 'NOT_AN_IMAGE') });
  expect(await storeLogo(file)).toEqual({ changed: {}, failure: 'not-an-image' });
  expect(console.error).not.toHaveBeenCalled();
});
