/** A message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Each attempt to send the message has this identity. */
  readonly messageId?: string;
  readonly replyTo?: string | null;
  /** The address at which one click ends such mails. */
  readonly unsubscribe?: string | null;
  readonly attachment?: Attachment | null;
  /** The time for which the link in it is good; it is not sent later than that. */
  readonly goodForSeconds?: number;
}

/** A PDF file. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Takes a message for delivery; rejects when that fails. */
export type SendMail = (mail: Mail) => Promise<void>;
