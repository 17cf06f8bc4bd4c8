import { Decoder, Encoder } from 'socket.io-parser';

/** Characters of the text part of a packet: the name of an event and where its binary part goes. */
const MAX_TEXT = 1000;

/** Refuses a long text before it is parsed as JSON in the event loop: large messages have to be binary. */
class ShortTextDecoder extends Decoder {
  override add(part: unknown): void {
    if (typeof part === 'string' && part.length > MAX_TEXT) throw new Error('The text is too long.');
    super.add(part);
  }
}

/** A parser of Socket.IO for clients that send little text and large binary messages. */
export const shortTextParser = { Encoder, Decoder: ShortTextDecoder };
