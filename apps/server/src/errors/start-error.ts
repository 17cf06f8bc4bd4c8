/** The server cannot start, for a reason that its administrator can remove. The message is one clear line. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
