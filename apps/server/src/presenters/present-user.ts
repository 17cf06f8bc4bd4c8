import type { UserDocument } from '@bellgrid/protocol';
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
    isMultipleScheduleStructuresEnabled: Boolean(account.isMultipleScheduleStructuresEnabled),
    licenses: JSON.parse(account.licenses),
    bypassPaywallUntil: account.bypassPaywallUntil,
    accountSuspended: Boolean(account.accountSuspended),
    isSetUp: Boolean(account.isSetUp),
    hasAcceptedTerms: Boolean(account.hasAcceptedTerms),
  };
}
