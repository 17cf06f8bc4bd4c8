import { parseSolverEvent, type SolverEvent } from '@bellgrid/protocol';

/** Reads stored events. Those that were read last stay read, as many as have these letters together. */
export function createEventReader(mostLetters: number): (text: string) => SolverEvent {
  const events = new Map<string, SolverEvent>();
  let letters = 0;
  return (text) => {
    const known = events.get(text);
    const event = known ?? parseSolverEvent(text);
    events.delete(text);
    events.set(text, event);
    if (known === undefined) letters += text.length;
    for (const [oldest] of events) {
      if (letters <= mostLetters) break;
      events.delete(oldest);
      letters -= oldest.length;
    }
    return event;
  };
}
