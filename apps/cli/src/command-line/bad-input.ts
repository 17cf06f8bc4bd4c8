/** A refusal that the user can do something about: one clear line, more lines for details, exit code 2. */
export class BadInput extends Error {
  readonly details: readonly string[];

  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.name = 'BadInput';
    this.details = details;
  }
}
