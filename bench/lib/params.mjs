import { readFileSync } from 'node:fs';

/** Options for `parseArgs` by which a benchmark varies what tunes the search: see docs/solver-parameters.md. */
export const paramOptions = /** @type {const} */ ({
  /** One parameter, `group.name=value`; may be given several times. */
  param: { type: 'string', multiple: true },
  /** A JSON file with an object of `"group.name": value`. */
  params: { type: 'string' },
});

/**
 * The parameters that differ from the defaults, as JSON: those of the file, then the single ones. The search refuses names
 * and values that it does not know.
 * @param {{ param?: string[] | undefined, params?: string | undefined }} values
 */
export function paramsAsJson({ param = [], params }) {
  const ofFile = params === undefined ? {} : JSON.parse(readFileSync(params, 'utf8'));
  const single = param.map((each) => {
    const [name = '', value = ''] = each.split('=');
    if (value.trim() === '') throw new Error(`--param is '${each}', expected group.name=value.`);
    return [name, Number(value)];
  });
  return JSON.stringify({ ...ofFile, ...Object.fromEntries(single) });
}
