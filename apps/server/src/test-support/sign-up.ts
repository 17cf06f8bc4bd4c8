import { setUpAccount } from '@bellgrid/protocol';
import { Client } from './client.ts';
import { mailedLink } from './mailed-link.ts';

/** Signs a new user up at a server and sets the account up; its address is not verified. */
export async function signUpUnverified(url: string, email: string): Promise<Client> {
  const client = new Client(url);
  const name = 'Ada Head';
  const signedUp = await client.post('/api/auth/sign-up/email', { email, password: 'hill-secret-1', name });
  if (signedUp.status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(signedUp.body)}`);
  const setUp = await client.call(setUpAccount, { email, displayName: name, schoolName: 'Hill School' });
  if (setUp.status !== 200) throw new Error(`Set-up failed: ${JSON.stringify(setUp.body)}`);
  return client;
}

/** Follows the link that the server with this data folder has mailed to a new user. */
export async function verifyAddress(client: Client, email: string, dataDir: string): Promise<void> {
  const { pathname, search } = new URL(await mailedLink(dataDir, email, /verify/i));
  const verified = await client.send('GET', `${pathname}${search}`);
  if (verified.status !== 302) throw new Error(`Not verified: ${JSON.stringify(verified.body)}`);
}

/** Signs a new user up at the server with this data folder, sets the account up and verifies the address. */
export async function signUp(url: string, email: string, dataDir: string): Promise<Client> {
  const client = await signUpUnverified(url, email);
  await verifyAddress(client, email, dataDir);
  return client;
}
