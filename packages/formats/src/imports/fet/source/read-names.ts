import { value } from '@bellgrid/model';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';

/** The items of a list element, `[]` when the file has no such list. */
export function itemsOf(root: FetElement, list: string, item: string): FetElement[] {
  return root.all(list).flatMap((element) => element.all(item));
}

/** The item's `Name`; @throws FetRefusal when it has none. */
export function nameOf(element: FetElement): string {
  if (element.has('Name')) return element.text('Name');
  const values = { element: value.text(element.tag) };
  throw new FetRefusal({ code: 'imports.fet.noName', values }, element.line, element.tag);
}

/** The refusal of a second item with the name of another. */
export function listedTwice({ tag, line }: FetElement, name: string): FetRefusal {
  const values = { element: value.text(tag), name: value.text(name) };
  return new FetRefusal({ code: 'imports.fet.twice', values }, line, tag);
}

/** Names of a list, in order; @throws FetRefusal when one occurs twice. */
export function readNames(root: FetElement, list: string, item: string): string[] {
  const names = new Set<string>();
  for (const element of itemsOf(root, list, item)) {
    const name = nameOf(element);
    if (names.has(name)) throw listedTwice(element, name);
    names.add(name);
  }
  return [...names];
}

/** Days or hours; @throws FetRefusal for none. */
export function readTimeNames(root: FetElement, list: string, item: 'Day' | 'Hour'): string[] {
  const names = readNames(root, list, item);
  if (names.length === 0) {
    const code = item === 'Day' ? 'imports.fet.noDays' : 'imports.fet.noHours';
    throw new FetRefusal({ code }, root.first(list)?.line ?? root.line, list);
  }
  return names;
}
