/** PostgreSQL takes at most 7999 bytes in a notification. */
const PART_LENGTH = 7500;

/**
 * Cuts a message into texts that fit a notification. They are ASCII, so that a character is a byte and none
 * is cut in two, and each is different, because PostgreSQL drops a repeated one.
 */
export function toParts(message: unknown): string[] {
  const json = JSON.stringify(message).replace(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const count = Math.max(1, Math.ceil(json.length / PART_LENGTH));
  return Array.from(
    { length: count },
    (_, index) => `${index}/${count}:${json.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)}`,
  );
}

/**
 * Puts messages together again. The parts of one arrive one after the other; parts that do not fit (one was
 * missed while there was no connection) are dropped.
 */
export function createPartsReader(onMessage: (message: unknown) => void): (part: string) => void {
  let parts: string[] = [];
  return (part) => {
    const [, index, count, text = ''] = /^(\d+)\/(\d+):(.*)$/s.exec(part) ?? [];
    if (Number(index) === 0) parts = [];
    if (Number(index) !== parts.length) return;
    parts.push(text);
    if (parts.length < Number(count)) return;
    const json = parts.join('');
    parts = [];
    onMessage(JSON.parse(json));
  };
}
