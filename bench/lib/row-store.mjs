import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The measurements of one thing; the fields depend on the kind of row.
 * @typedef {{
 *   filled?: boolean, cpu?: number, cost?: number | null, status?: string, placed?: number, lessons?: number,
 *   hardViolations?: number, peakMegabytes?: number, leftOut?: string[], note?: string,
 * }} Row
 */

/** Rows by name, a line of JSON each, written as they come; the last one of a name counts. */
export class RowStore {
  /** @type {Map<string, any>} */
  #rows = new Map();

  /** @param {string} folder @param {string} name */
  constructor(folder, name) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}.jsonl`);
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : '';
    for (const line of text.split('\n').filter(Boolean)) {
      const { name: of, ...row } = JSON.parse(line);
      this.#rows.set(of, row);
    }
  }

  get isEmpty() {
    return this.#rows.size === 0;
  }

  /** @param {string} name */
  get(name) {
    return this.#rows.get(name) ?? null;
  }

  /** @param {string} name @param {object} row */
  add(name, row) {
    this.#rows.set(name, row);
    appendFileSync(this.file, `${JSON.stringify({ name, ...row })}\n`);
  }
}
