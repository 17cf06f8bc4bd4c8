/** A function of one record or draft that computes once for each. The argument must never change in place. */
export function remember<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}

/** The map's value for the key, computed and kept when it is missing. */
export function computed<Key, Value>(map: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const value = compute();
  map.set(key, value);
  return value;
}

/** A value that is computed on its first use. */
export function lazy<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
