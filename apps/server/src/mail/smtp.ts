import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/** Sends each message through the mail server at `url`, trying for at most half a minute. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}
