/** Text, or elements already written. */
export type Child = readonly [tag: string, value: string | number | boolean] | string;

/** An element with children; pairs are elements with text. */
export function element(tag: string, children: readonly Child[]): string {
  const inner = children.map((child) => (typeof child === 'string' ? child : leaf(child[0], child[1])));
  return `<${tag}>\n${inner.map((each) => `${each}\n`).join('')}</${tag}>`;
}

function leaf(tag: string, value: string | number | boolean): string {
  return `<${tag}>${escapeText(String(value))}</${tag}>`;
}

/** Text as it is written between elements and in attributes. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
