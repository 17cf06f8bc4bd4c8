/** A message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes a message for delivery; rejects when that fails. */
export type SendMail = (mail: Mail) => Promise<void>;
