import { beginCodes, confirmCodes } from '@bellgrid/protocol';
import type { Client } from './client.ts';
import { totp } from './totp.ts';

/** Sets up codes from an app for a user; answers the address with the secret. */
export async function enrol(client: Client, password = 'hill-secret-1'): Promise<string> {
  const begun = await client.call(beginCodes, { password });
  if (begun.status !== 200) throw new Error(`No secret: ${JSON.stringify(begun.body)}`);
  const { uri } = begun.body;
  const done = await client.call(confirmCodes, { code: totp(uri, new Date()) });
  if (done.status !== 200) throw new Error(`Not enrolled: ${JSON.stringify(done.body)}`);
  return uri;
}
