import type { UserDocument } from './user.ts';

type Licence = UserDocument['licenses'][string];

/** True for a licence that is valid at `now` (milliseconds since 1970). */
export const isLicenceValid = ({ expiry }: Pick<Licence, 'expiry'>, now: number): boolean =>
  expiry === null || Date.parse(expiry) > now;

/** The number of teachers that the licences valid at `now` (milliseconds since 1970) allow together. */
export function licensedTeachers(
  licenses: Readonly<Record<string, Pick<Licence, 'count' | 'expiry'>>>,
  now: number,
): number {
  return Object.values(licenses)
    .filter((licence) => isLicenceValid(licence, now))
    .reduce((sum, { count }) => sum + count, 0);
}

/**
 * True when the free trial (or another date that an administrator has set) lets the user past the paywall.
 */
export function bypassesPaywall(
  { bypassPaywallUntil }: Pick<UserDocument, 'bypassPaywallUntil'>,
  now: number,
) {
  return bypassPaywallUntil !== null && Date.parse(bypassPaywallUntil) > now;
}

/**
 * True when a draft with this number of teachers is refused: more than are licensed, and no bypass.
 * Administrators, who open the drafts of others to help, are let through.
 */
export function isPaywalled(
  user: Pick<UserDocument, 'licenses' | 'bypassPaywallUntil' | 'isAdministrator'>,
  teachers: number,
  now: number,
): boolean {
  if (user.isAdministrator || bypassesPaywall(user, now)) return false;
  return teachers > licensedTeachers(user.licenses, now);
}
