import { hostileNames } from '@bellgrid/formats/hostile-names';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verificationMail } from '../accounts/account-mails.ts';
import { createCertificate } from '../test-support/certificates.ts';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { createSmtpSender } from './smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const link = `https://timetable.example.org/verify?token=${'x'.repeat(200)}`;
const mail = verificationMail({ name: 'Zoë', email: 'zoe@example.org', emailVerified: false }, link, 'en');

describe('the SMTP sender', () => {
  it('hands the message to the mail server', async () => {
    await createSmtpSender(`smtp://ada:right@${server.address}`, 'Bellgrid <school@example.org>')(mail);
    expect(server.credentials).toEqual(['ada:right']);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'school@example.org', to: ['zoe@example.org'] });
    const unfolded = server.received[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain('Subject: Verify your e-mail address');
    expect(unfolded).toContain(link);
  });

  it('sends names of every kind in the subject and as the name of a file without a header or line of their own', async () => {
    const send = createSmtpSender(`smtp://${server.address}`, 'Bellgrid <school@example.org>');
    for (const name of [...hostileNames, 'Hill\r\nBcc: other@example.org\r\n\r\nHello']) {
      const attachment = { name: `${name}.pdf`, bytes: new TextEncoder().encode('%PDF-') };
      await send({ ...mail, subject: name, replyTo: 'school@example.org', attachment });
      const { data = '', to } = server.received.at(-1) ?? {};
      expect(to).toEqual(['zoe@example.org']);
      const [head = ''] = data.split('\r\n\r\n');
      const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
      const names = headers.map((line) => line.split(':')[0] ?? '');
      expect([name, names.filter((each) => each === 'Subject').length]).toEqual([name, 1]);
      expect([name, names.filter((each) => !/^[A-Z][A-Za-z-]+$/.test(each) || each === 'Bcc')]).toEqual([
        name,
        [],
      ]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(head).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
    }
    expect(server.received).toHaveLength(hostileNames.length + 1);
  });

  it('rejects when the mail server refuses', async () => {
    const send = createSmtpSender(`smtp://ada:wrong@${server.address}`, 'school@example.org');
    await expect(send(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });
});

describe('the SMTP sender with TLS', () => {
  const certificate = createCertificate('localhost');
  const trust = `tls.ca=${encodeURIComponent(certificate.authority)}`;
  const port = (address: string) => address.split(':')[1];

  it.each([
    ['smtps', 'start'],
    ['smtp', 'starttls'],
  ] as const)('hands the message over by %s, to a server that proves who it is', async (scheme, from) => {
    const encrypted = await startMailServer(() => {}, { ...certificate, from });
    try {
      const url = `${scheme}://localhost:${port(encrypted.address)}?requireTLS=true`;
      await expect(createSmtpSender(url, 'school@example.org')(mail)).rejects.toThrow('certificate');
      await createSmtpSender(`${url}&${trust}`, 'school@example.org')(mail);
      expect(encrypted.received).toHaveLength(1);
    } finally {
      await encrypted.close();
    }
  });

  it('hands nothing to a server without TLS where it is required', async () => {
    const url = `smtp://localhost:${port(server.address)}?requireTLS=true`;
    await expect(createSmtpSender(url, 'school@example.org')(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });
});
