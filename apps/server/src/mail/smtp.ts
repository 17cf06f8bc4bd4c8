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
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, messageId, replyTo, unsubscribe, attachment }) => {
    await transport.sendMail({
      ...{ from, to: { name: '', address: to }, subject, text },
      ...(messageId ? { messageId: `<${messageId}@${domain}>` } : {}),
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      ...(unsubscribe
        ? { list: { unsubscribe }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
        : {}),
      ...(attachment
        ? {
            attachments: [
              {
                filename: attachment.name,
                content: Buffer.from(attachment.bytes),
                contentType: 'application/pdf',
              },
            ],
          }
        : {}),
    });
  };
}
