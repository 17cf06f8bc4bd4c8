import type { i18n, TFunction } from 'i18next';

/**
 * Lets all components with the same language and area have one `t`, which looks up a text without values once: i18next works
 * tens of microseconds at each call, and a screen has thousands. Texts that are added later are looked up again.
 */
export function keepPlainTexts(texts: i18n): void {
  const make = texts.getFixedT.bind(texts) as (...args: readonly unknown[]) => TFunction;
  const shared = new Map<string, TFunction>();
  const known: Map<string, string>[] = [];
  texts.store.on('added', () => {
    for (const each of known) each.clear();
  });
  const getFixedT = (...args: readonly unknown[]): TFunction => {
    const name = JSON.stringify(args);
    const before = shared.get(name);
    if (before) return before;
    const words = new Map<string, string>();
    const t = withPlainTexts(make(...args), words);
    known.push(words);
    shared.set(name, t);
    return t;
  };
  texts.getFixedT = getFixedT as i18n['getFixedT'];
}

/** Makes a `t` that keeps what it found for keys without values. */
function withPlainTexts(t: TFunction, words: Map<string, string>): TFunction {
  const look = t as unknown as (...args: readonly unknown[]) => string;
  const kept = (...args: readonly unknown[]): string => {
    const [key] = args;
    if (args.length !== 1 || typeof key !== 'string') return look(...args);
    const before = words.get(key);
    if (before !== undefined) return before;
    const found = look(key);
    words.set(key, found);
    return found;
  };
  return Object.assign(kept, t) as unknown as TFunction;
}
