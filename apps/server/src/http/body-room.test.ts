import { expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

it('has room for a number of bodies of each user', () => {
  const room = createBodyRoom({ perUser: 2, maxBytes: 100, reservedBytes: 0 });
  const first = room.enter('a');
  room.enter('a');
  const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 2 } });
  expect(() => room.enter('a')).toThrow(refused);
  room.enter('b');
  first.leave();
  room.enter('a');
  expect(() => room.enter('a')).toThrow(refused);
});

it('has room for a number of bytes of all of them, as far as they have come', () => {
  const room = createBodyRoom({ perUser: 2, maxBytes: 100, reservedBytes: 0 });
  const [first, second] = [room.enter('a'), room.enter('b')];
  first.hold(30);
  first.hold(60);
  second.hold(40);
  const refused = expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 2 } });
  expect(() => second.hold(41)).toThrow(refused);
  first.leave();
  second.hold(100);
  expect(() => room.enter('a').hold(1)).toThrow(refused);
  second.leave();
  room.enter('c').hold(100);
});

it('F4: keeps a reserve that large bodies cannot take, and takes one of them from each user', () => {
  const MB = 1024 * 1024;
  const room = createBodyRoom({ perUser: 2, maxBytes: 8 * MB, reservedBytes: 2 * MB });
  room.enter('a').hold(3 * MB);
  expect(() => room.enter('a').hold(2 * MB)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  const another = room.enter('b');
  another.hold(3 * MB);
  const late = room.enter('c');
  expect(() => late.hold(2 * MB)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  late.hold(MB);
  room.enter('d').hold(MB);
  expect(room.total).toBe(8 * MB);
  another.leave();
  late.leave();
  room.enter('b').hold(2 * MB);
});

it('F4: has room for one slow body of each user', () => {
  const room = createBodyRoom({ perUser: 2, maxBytes: 100, reservedBytes: 0 });
  const [first, second] = [room.enter('a'), room.enter('a')];
  first.isSlow();
  first.isSlow();
  expect(() => second.isSlow()).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  room.enter('b').isSlow();
  second.leave();
  const third = room.enter('a');
  expect(() => third.isSlow()).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
  first.leave();
  third.isSlow();
});
