import { expect, it } from 'vitest';
import { createBodyRoom } from './body-room.ts';

it('has room for so many bodies of each user', () => {
  const room = createBodyRoom({ perUser: 2, maxBytes: 100 });
  const first = room.enter('a');
  room.enter('a');
  const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', details: { retryAfter: 2 } });
  expect(() => room.enter('a')).toThrow(refused);
  room.enter('b');
  first.leave();
  room.enter('a');
  expect(() => room.enter('a')).toThrow(refused);
});

it('has room for so many bytes of all of them, as far as they have come', () => {
  const room = createBodyRoom({ perUser: 2, maxBytes: 100 });
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
