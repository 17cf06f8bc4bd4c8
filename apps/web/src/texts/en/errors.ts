/** One text for each code of the protocol's error table, and what this side of the wire adds. */
export const errors = {
  badRequest: 'The server did not understand the request. Refresh the page and try again.',
  unauthenticated: 'You are signed out. Sign in again to go on.',
  forbidden: 'Your account may not do that.',
  accountSuspended: 'This account is suspended. Write to support to have it opened again.',
  notFound: 'That is not there any more.',
  outOfSync: 'Your data was changed in another window.',
  solverBusy: 'A schedule is already being generated. Wait for it or cancel it first.',
  currentVersion: 'Cannot delete current version',
  noDraft: 'There is nothing saved to work on yet.',
  tooLarge: 'This is too large to be saved.',
  badData: 'The data could not be read.',
  tooManyRequests: 'Too many attempts. Wait a minute and try again.',
  unknown: 'Oops! Something went wrong.',
  unavailable: 'The server is not available just now. Try again in a minute.',
  offline: 'No internet connection',
};
