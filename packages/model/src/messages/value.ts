import type { Message, MessageCell, MessageValue, NamedType } from './message.ts';

/** The most items that the sentence of a finding names; the others are counted. */
export const MOST_NAMED = 4;

/**
 * Makes the values of messages: `value.item('teacher', id)`. At most `most` are shown, and the others
 * counted.
 */
export const value = {
  item: (type: NamedType, id: string): MessageValue => ({ kind: 'items', type, ids: [id] }),
  /** Each record once. */
  items: (type: NamedType, ids: readonly string[], most?: number): MessageValue => {
    const items = { kind: 'items', type, ids: [...new Set(ids)] } as const;
    return most === undefined ? items : { ...items, most };
  },
  days: (days: readonly number[]): MessageValue => ({ kind: 'days', days }),
  /** Periods of a structure by their labels; without a structure by their numbers. */
  periods: (structure: string | null, periods: readonly number[]): MessageValue => {
    return { kind: 'periods', structure, periods };
  },
  cells: (cells: readonly MessageCell[]): MessageValue => ({
    kind: 'cells',
    cells: cells.map(({ structure, day, period }) => ({ structure, day, period })),
  }),
  minutes: (minutes: number): MessageValue => ({ kind: 'minutes', minutes }),
  text: (text: string): MessageValue => ({ kind: 'text', text }),
  messages: (list: readonly Message[], join: 'and' | 'or' | 'semicolon', most?: number): MessageValue => {
    const messages = { kind: 'messages', messages: list, join } as const;
    return most === undefined ? messages : { ...messages, most };
  },
};
