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

it('says before it takes memory how much, never much more than has come', async () => {
  const held: number[] = [];
  const bytes = await readBody(chunked(Array(40).fill('x'.repeat(1000))), 1_000_000, (count) =>
    held.push(count),
  );
  expect(bytes).toHaveLength(40_000);
  expect(held).toEqual([16_384, 34_000, 70_000]);
  const full = () => {
    throw new Error('full');
  };
  await expect(readBody(chunked(['1']), 10, full)).rejects.toThrow('full');
});
