import { request } from './call.ts';

async function post(path: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  await request(`/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The account operations of the server; each throws a Refusal when it does not work. */
export const accounts = {
  signUp: (person: { name: string; email: string; password: string }) =>
    post('/sign-up/email', { ...person, callbackURL: '/dashboard/verify' }),
  signIn: (person: { email: string; password: string }) =>
    post('/sign-in/email', { ...person, rememberMe: true }),
  signOut: () => post('/sign-out', {}),
  requestPasswordReset: (email: string) =>
    post('/request-password-reset', { email, redirectTo: '/dashboard/resetpassword' }),
  resetPassword: (token: string, newPassword: string) => post('/reset-password', { token, newPassword }),
  sendVerificationEmail: (email: string) =>
    post('/send-verification-email', { email, callbackURL: '/dashboard/verify' }),
};
