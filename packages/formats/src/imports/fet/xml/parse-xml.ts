import { FetRefusal } from '../refusal.ts';
import type { FetElement } from './fet-element.ts';
import { XmlReader } from './xml-reader.ts';

/**
 * Parses an XML text into its root element of the given name.
 * @throws FetRefusal when it is not well-formed, has a DOCTYPE, nests too deep or has another root.
 */
export function parseXml(text: string, root: string): FetElement {
  if (text.trim() === '') throw new FetRefusal('The file is empty.', 1);
  const element = new XmlReader(text).read();
  if (element.tag === root) return element;
  const found = element.tag;
  throw new FetRefusal(`The file is XML, but its root element is <${found}> and not <${root}>.`, 1, found);
}
