const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const REFERENCE = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([\w:.-]{1,40}));|&/g;

/**
 * Text with XML's own five entities and numeric references replaced; other references stay as they are. Null where
 * a "&" begins no reference.
 */
export function decodeText(text: string): string | null {
  if (!text.includes('&')) return text;
  let isValid = true;
  const decoded = text.replace(REFERENCE, (whole, hex, decimal, name) => {
    if (whole === '&') isValid = false;
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return isValid ? decoded : null;
}
