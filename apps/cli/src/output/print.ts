/** Writes lines to the standard output. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Writes a line to the standard error. */
export function warn(line: string): void {
  process.stderr.write(`bellgrid: ${line}\n`);
}

/** Writes the one JSON object of a `--json` run. */
export function printJson(value: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
