/** The difference between two states of a map, small enough to be sent to another thread after every edit. */
export interface MapChanges<Value> {
  readonly set: ReadonlyMap<string, Value>;
  readonly gone: readonly string[];
}

export function mapChanges<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  isSame: (a: Value, b: Value) => boolean,
): MapChanges<Value> {
  const set = new Map<string, Value>();
  for (const [key, value] of after) {
    const known = before.get(key);
    if (known === undefined || !isSame(known, value)) set.set(key, value);
  }
  return { set, gone: [...before.keys()].filter((key) => !after.has(key)) };
}

/** The map after the changes: values that did not change are the same objects, and a map without changes is the same. */
export function withChanges<Value>(
  map: ReadonlyMap<string, Value>,
  { set, gone }: MapChanges<Value>,
): ReadonlyMap<string, Value> {
  if (set.size === 0 && gone.length === 0) return map;
  const after = new Map(map);
  for (const key of gone) after.delete(key);
  for (const [key, value] of set) after.set(key, value);
  return after;
}
