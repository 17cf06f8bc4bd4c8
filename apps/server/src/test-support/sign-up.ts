import { setUpAccount } from '@bellgrid/protocol';
import { Client } from './client.ts';

/** Signs a new user up at a server, sets the account up and answers the client. */
export async function signUp(url: string, email: string): Promise<Client> {
  const client = new Client(url);
  const name = 'Ada Head';
  const signedUp = await client.post('/api/auth/sign-up/email', { email, password: 'secret1', name });
  if (signedUp.status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(signedUp.body)}`);
  const setUp = await client.call(setUpAccount, { email, displayName: name, schoolName: 'Hill School' });
  if (setUp.status !== 200) throw new Error(`Set-up failed: ${JSON.stringify(setUp.body)}`);
  return client;
}
