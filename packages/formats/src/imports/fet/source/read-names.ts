import { FetRefusal } from '../refusal.ts';
import type { FetElement } from '../xml/fet-element.ts';

/** The items of a list element, `[]` when the file has no such list. */
export function itemsOf(root: FetElement, list: string, item: string): FetElement[] {
  return root.all(list).flatMap((element) => element.all(item));
}

/** The item's `Name`; @throws FetRefusal when it has none. */
export function nameOf(element: FetElement): string {
  if (element.has('Name')) return element.text('Name');
  throw new FetRefusal(`A ${element.tag} has no name.`, element.line, element.tag);
}

/** Names of a list, in order; @throws FetRefusal when one stands twice. */
export function readNames(root: FetElement, list: string, item: string): string[] {
  const names = new Set<string>();
  for (const element of itemsOf(root, list, item)) {
    const name = nameOf(element);
    if (names.has(name)) throw new FetRefusal(`The ${item} "${name}" stands twice.`, element.line, item);
    names.add(name);
  }
  return [...names];
}

/** Days or hours; @throws FetRefusal for none. */
export function readTimeNames(root: FetElement, list: string, item: string): string[] {
  const names = readNames(root, list, item);
  if (names.length === 0) {
    throw new FetRefusal(
      `The file has no ${item.toLowerCase()}s.`,
      root.first(list)?.line ?? root.line,
      list,
    );
  }
  return names;
}
