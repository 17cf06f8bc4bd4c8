import { Refusal } from '../http/refusal.ts';
import type { Auth } from './create-auth.ts';

/** Who is calling, by which session. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
}

/** The caller whom the session cookie names. Throws UNAUTHENTICATED without a valid one. */
export async function authenticate(auth: Auth, headers: Headers): Promise<Caller> {
  const found = await auth.api.getSession({ headers });
  if (!found) throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
  return { userId: found.user.id, sessionId: found.session.id, email: found.user.email };
}
