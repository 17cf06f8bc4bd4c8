const QUOTE = 34;
const BACKSLASH = 92;

/**
 * Whether brackets nest deeper than `limit` anywhere outside quoted text: asked before parsing, as every
 * reader of a parsed value is recursive. Reads the text once; says nothing about whether it is JSON.
 */
export function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
    } else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 93 || code === 125) {
      depth -= 1;
    }
  }
  return false;
}

function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
