import { describe, expect, test } from 'vitest';
import { mailedLinkOf, redirectFor, safeTarget } from './redirects.ts';

const verified = { isVerified: true, isSetUp: true };
const unverified = { isVerified: false, isSetUp: true };

describe('redirectFor', () => {
  test('sends a visitor who is not signed in to the login page and remembers where they wanted to go', () => {
    expect(redirectFor(null, '/schedule/teachers?a=1')).toEqual({
      to: '/dashboard/login',
      redirect: '/schedule/teachers?a=1',
    });
    expect(redirectFor(null, '/')).toEqual({ to: '/dashboard/login' });
    expect(redirectFor(null, '/dashboard/verify')).toEqual({ to: '/dashboard/login' });
  });

  test('keeps the target of the data-loading screen when it boots to login', () => {
    expect(redirectFor(null, '/pull?redirect=/schedule', '/schedule')).toEqual({
      to: '/dashboard/login',
      redirect: '/schedule',
    });
  });

  test('lets a visitor who is not signed in see the account screens', () => {
    for (const path of ['login', 'register', 'forgotpassword', 'resetpassword?token=x']) {
      expect(redirectFor(null, `/dashboard/${path}`)).toBeNull();
    }
  });

  test('sends a signed-in user from the login page to the data-loading screen', () => {
    expect(redirectFor(verified, '/dashboard/login')).toEqual({ to: '/pull' });
    expect(redirectFor(verified, '/dashboard/login', '/schedule')).toEqual({
      to: '/pull',
      redirect: '/schedule',
    });
  });

  test('sends an unverified user to the verify page from everywhere but the welcome', () => {
    expect(redirectFor(unverified, '/')).toEqual({ to: '/dashboard/verify' });
    expect(redirectFor(unverified, '/pull')).toEqual({ to: '/dashboard/verify' });
    expect(redirectFor(unverified, '/hello')).toBeNull();
    expect(redirectFor(unverified, '/dashboard/verify')).toBeNull();
  });

  test('takes a verified user from the verify page to the Schedule Structure screen', () => {
    expect(redirectFor(verified, '/dashboard/verify')).toEqual({ to: '/' });
    expect(redirectFor(verified, '/dashboard/verify?verified')).toEqual({ to: '/' });
    expect(redirectFor(verified, '/schedule/classes')).toBeNull();
  });

  test.each([
    ['changed', 'changed'],
    ['changed&error=TOKEN_EXPIRED', 'expired'],
    ['error=SIGN_IN_FIRST', 'signIn'],
    ['changed&error=INVALID_TOKEN', 'invalid'],
  ])('tells a verified user on the account page what a link did that ended with %s', (query, link) => {
    expect(redirectFor(verified, `/dashboard/verify?${query}`)).toEqual({ to: '/dashboard/account', link });
  });

  test.each(['error=TOKEN_EXPIRED', 'verified&error=INVALID_TOKEN'])(
    'takes a verified user who opens the link of a sign-up that ended with %s to the school',
    (query) => {
      expect(redirectFor(verified, `/dashboard/verify?${query}`)).toEqual({ to: '/' });
    },
  );

  test('lets anyone see maintenance and the terms', () => {
    expect(redirectFor(null, '/maintenance')).toBeNull();
    expect(redirectFor(unverified, '/terms')).toBeNull();
  });
});

describe('safeTarget', () => {
  test('refuses targets outside of the application or back in signing in', () => {
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/dashboard/login',
      '/pull',
      '',
    ]) {
      expect(safeTarget(target)).toBeUndefined();
    }
    expect(safeTarget('/schedule/days')).toBe('/schedule/days');
  });
});

test('the outcome of a verification link reaches a visitor who opens it without being signed in', () => {
  const login = '/dashboard/login';
  expect(redirectFor(null, '/dashboard/verify?verified=true')).toEqual({ to: login, link: 'verified' });
  expect(redirectFor(null, '/dashboard/verify?verified=true&error=INVALID_TOKEN')).toEqual({
    to: login,
    link: 'invalid',
  });
  expect(redirectFor(null, '/dashboard/verify?error=TOKEN_EXPIRED')).toEqual({ to: login, link: 'expired' });
  expect(redirectFor(unverified, '/dashboard/verify?error=TOKEN_EXPIRED')).toBeNull();
  expect(redirectFor(null, '/dashboard/verify?error=SIGN_IN_FIRST')).toEqual({ to: login, link: 'signIn' });
  expect(mailedLinkOf('/dashboard/login?error=x')).toBeNull();
});
