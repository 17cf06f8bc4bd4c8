import * as z from 'zod';
import { request } from './call.ts';

const signInAnswer = z.object({ twoFactorRedirect: z.boolean().default(false) });

async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<Response> {
  return request(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The account operations of the server; each throws a Refusal when it does not work. */
export const accounts = {
  signUp: (person: { name: string; email: string; password: string }) =>
    post('/sign-up/email', { ...person, callbackURL: '/dashboard/verify' }),
  /** True when the password was right, and a code has to follow: `signInWithCode`. */
  signIn: async (person: { email: string; password: string }): Promise<boolean> => {
    const answer = await post('/sign-in/email', { ...person, rememberMe: true });
    return signInAnswer.parse(await answer.json()).twoFactorRedirect;
  },
  signInWithCode: (code: string) => post('/two-factor/verify-totp', { code }),
  signInWithRecoveryCode: (code: string) => post('/two-factor/verify-backup-code', { code }),
  /** Throws a plain error when the device does not take part. */
  signInWithPasskey: async (): Promise<void> => {
    const answer = await request('/api/auth/passkey/generate-authenticate-options', { method: 'GET' });
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const response = await startAuthentication({
      // The server takes no answer without the person being verified by the device.
      optionsJSON: { ...(await answer.json()), userVerification: 'required' },
    });
    await post('/passkey/verify-authentication', { response });
  },
  signOut: () => post('/sign-out', {}),
  requestPasswordReset: (email: string) =>
    post('/request-password-reset', { email, redirectTo: '/dashboard/resetpassword' }),
  resetPassword: (token: string, newPassword: string) => post('/reset-password', { token, newPassword }),
  sendVerificationEmail: (email: string) =>
    post('/send-verification-email', { email, callbackURL: '/dashboard/verify' }),
};
