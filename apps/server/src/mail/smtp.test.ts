import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verificationMail } from './account-mails.ts';
import { createSmtpSender } from './smtp.ts';

let server: SMTPServer;
let url: string;
let received: { from: string; to: string[]; data: string }[];
let credentials: string[];

beforeEach(async () => {
  received = [];
  credentials = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      credentials.push(`${username}:${password}`);
      if (password === 'right') callback(null, { user: `${username}` });
      else callback(new Error('Wrong password'));
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          data: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  url = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const link = `https://timetable.example.org/verify?token=${'x'.repeat(200)}`;
const mail = verificationMail({ name: 'Zoë', email: 'zoe@example.org', emailVerified: false }, link, 'en');

describe('the SMTP sender', () => {
  it('hands the message to the mail server', async () => {
    await createSmtpSender(`smtp://ada:right@${url}`, 'Bellgrid <school@example.org>')(mail);
    expect(credentials).toEqual(['ada:right']);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'school@example.org', to: ['zoe@example.org'] });
    const unfolded = received[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain('Subject: Verify your e-mail address');
    expect(unfolded).toContain(link);
  });

  it('rejects when the mail server refuses', async () => {
    await expect(createSmtpSender(`smtp://ada:wrong@${url}`, 'school@example.org')(mail)).rejects.toThrow();
    expect(received).toEqual([]);
  });
});
