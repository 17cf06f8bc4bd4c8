import type { Impersonator, SignedInUser, UserDocument } from '@bellgrid/protocol';
import type { Account } from '../accounts/load-account.ts';

/** The user document as its owner sees it. */
export function presentUser(account: Account): UserDocument {
  return {
    uid: account.id,
    email: account.email,
    displayName: account.name,
    schoolName: account.schoolName,
    isVerified: Boolean(account.emailVerified),
    isAdministrator: Boolean(account.isAdministrator),
    hasSecondFactor: Boolean(account.twoFactorEnabled),
    isMultipleScheduleStructuresEnabled: Boolean(account.isMultipleScheduleStructuresEnabled),
    licenses: account.licenses,
    bypassPaywallUntil: account.bypassPaywallUntil,
    accountSuspended: Boolean(account.accountSuspended),
    deleteAt: account.deleteAt,
    logo: account.logo && { ...account.logo, storagePath: `schoolLogos/${account.id}` },
    lastAcknowledgedUpdate: account.lastAcknowledgedUpdate,
    language: account.language,
    isSetUp: Boolean(account.isSetUp),
    hasAcceptedTerms: Boolean(account.hasAcceptedTerms),
  };
}

/** The user document in one session, in which an administrator may be acting as the user. */
export function presentSignedInUser(account: Account, impersonator: Account | null): SignedInUser {
  return { ...presentUser(account), impersonatedBy: impersonator && presentImpersonator(impersonator) };
}

function presentImpersonator({ id, name, email }: Account): Impersonator {
  return { uid: id, displayName: name, email };
}
