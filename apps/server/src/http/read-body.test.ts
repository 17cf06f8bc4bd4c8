import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const chunked = (chunks: readonly string[]) =>
  new Request('http://localhost', {
    method: 'PUT',
    body: ReadableStream.from(chunks.map((text) => new TextEncoder().encode(text))),
    duplex: 'half',
  } as RequestInit);

it('puts a body together however it is cut', async () => {
  const text = 'Zoë Ødegård, '.repeat(5000);
  const bytes = await readBody(chunked([...text]), 100_000);
  expect(new TextDecoder().decode(bytes)).toBe(text);
  expect(await readBody(new Request('http://localhost'), 10)).toHaveLength(0);
});

it('takes as many bytes as are allowed, and not one more', async () => {
  expect(await readBody(chunked(['12345', '67890']), 10)).toHaveLength(10);
  await expect(readBody(chunked(['12345', '67890', '1']), 10)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});
