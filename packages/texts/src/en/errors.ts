/** One text for each code of the protocol's error table, and what this side of the wire adds. */
export const errors = {
  badRequest: 'The server did not understand the request. Refresh the page and try again.',
  unauthenticated: 'You are signed out. Sign in again to continue.',
  forbidden: 'Your account does not have permission to do this.',
  paywall: 'Your school has more teachers than its licences cover. Contact us to continue.',
  wrongPassword: 'The password is incorrect.',
  paymentNotSetUp: 'Licences cannot be bought online here. Contact us to buy them.',
  notAnImage: 'File is not an image',
  maintenance: 'Bellgrid is closed for maintenance. Try again later.',
  verifyFirst: 'Verify your e-mail address first: open the link in the e-mail that we sent you.',
  quotaReached:
    'Your school has no storage left. Delete old versions in the version history, then try again.',
  tooSlow: 'The connection is too slow: the data did not arrive in time. Try again.',
  weakPassword:
    'This password is too easy to guess. Take a longer one that few others have: administrators need at least 12 characters.',
  accountSuspended: 'This account is suspended. Its school is kept, but cannot be opened or changed.',
  notFound: 'This item no longer exists.',
  outOfSync: 'Your data was changed in another window.',
  solverBusy: 'A schedule is already being generated. Wait for it or cancel it first.',
  currentVersion: 'Cannot delete current version',
  noDraft: 'There is no saved school yet.',
  tooLarge: 'This is too large to be saved.',
  badData: 'The data could not be read.',
  tooManyRequests: 'Too many attempts. Wait a minute and try again.',
  unknown: 'Oops! Something went wrong.',
  unavailable: 'The server is not available at the moment. Try again in a minute.',
  offline: 'No internet connection',
};
