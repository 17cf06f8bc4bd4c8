import type { SiteDocument, SolverDocument, UserDocument, WhatIfDocument } from '@bellgrid/protocol';
import { loadAccount } from '../accounts/load-account.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { presentSite } from '../presenters/present-site.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { presentUser } from '../presenters/present-user.ts';
import { presentWhatIf } from '../presenters/present-what-if.ts';
import { loadSite } from '../site/site-store.ts';
import { latestVersionOf } from '../versions/version-store.ts';

/** Sends the user document to the open sessions of the user; returns it. Refuses with NOT_FOUND. */
export async function publishUser({ db, bus }: Services, userId: string): Promise<UserDocument> {
  const account = await loadAccount(db, userId);
  if (!account) throw new Refusal('NOT_FOUND', 'There is no such user.');
  const document = presentUser(account);
  bus.publish({ kind: 'message', userId, name: 'user', payload: document });
  return document;
}

/** Tells a user's open sessions that the list of versions has changed, and which one is current. */
export async function publishVersions({ db, bus }: Services, userId: string): Promise<void> {
  const currentID = (await latestVersionOf(db, userId))?.version.id ?? null;
  bus.publish({ kind: 'message', userId, name: 'versions', payload: { currentID } });
}

/** Sends the state of a user's latest run to the open sessions of the user; returns it. */
export async function publishSolver({ db, bus }: Services, userId: string): Promise<SolverDocument> {
  const document = presentSolver(await latestRunOf(db, userId));
  bus.publish({ kind: 'message', userId, name: 'solver', payload: document });
  return document;
}

/** Sends the state of a user's latest question “What if” to the open sessions of the user; returns it. */
export async function publishWhatIf({ db, bus }: Services, userId: string): Promise<WhatIfDocument> {
  const document = presentWhatIf(await latestRunOf(db, userId, 'whatIf'));
  bus.publish({ kind: 'message', userId, name: 'whatIf', payload: document });
  return document;
}

/** Sends the site metadata to every open session; returns all of it. */
export async function publishSite({ db, bus, site, now }: Services): Promise<SiteDocument> {
  site.forget();
  const document = await loadSite(db);
  bus.publish({ kind: 'broadcast', name: 'site', payload: presentSite(document, now()) });
  return document;
}
