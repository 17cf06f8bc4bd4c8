import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { ServerCertificate } from './certificates.ts';

export interface MailServer {
  /** Host and port. */
  readonly address: string;
  readonly received: { readonly from: string; readonly to: string[]; readonly data: string }[];
  readonly credentials: string[];
  /** The number of messages that it has refused. */
  readonly refused: number;
  /** Refuses the next `count` messages with an answer that means: try again. */
  refuse(count: number): void;
  close(): Promise<void>;
}

/** TLS from the first byte, or when the other side asks for it. */
interface Encryption extends ServerCertificate {
  readonly from: 'start' | 'starttls';
}

/**
 * A mail server that takes any user with the password "right"; `onMail` gets each message as it arrives. Without
 * `encryption` it speaks no TLS.
 */
export async function startMailServer(
  onMail: (data: string) => void = () => {},
  encryption?: Encryption,
): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const credentials: string[] = [];
  let toRefuse = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...(encryption
      ? { cert: encryption.certificate, key: encryption.key, secure: encryption.from === 'start' }
      : { disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _session, callback) => {
      credentials.push(`${username}:${password}`);
      if (password === 'right') callback(null, { user: `${username}` });
      else callback(new Error('Wrong password'));
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (toRefuse > 0) {
          toRefuse--;
          refused++;
          callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        const data = Buffer.concat(chunks).toString();
        received.push({ from, to, data });
        onMail(data);
        callback();
      });
    },
  });
  // A sender that refuses the certificate breaks off: without a listener that would end the process.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    address: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    credentials,
    get refused() {
      return refused;
    },
    refuse: (count) => {
      toRefuse = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
