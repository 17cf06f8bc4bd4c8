import type { ClientSummary } from '@bellgrid/protocol';
import { searchedText } from '../../ui/fields/every-word.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const clientStates = ['active', 'suspended', 'unverified', 'administrator'] as const;
export const licenceStates = ['valid', 'ended', 'bypass', 'none'] as const;
export const seenStates = ['week', 'month', 'quarter', 'longer', 'never'] as const;
export const clientSizes = ['empty', 'small', 'medium', 'large'] as const;

export type ClientState = (typeof clientStates)[number];
export type LicenceState = (typeof licenceStates)[number];

/** The chosen values of each filter; none lets all through. */
export interface ClientFilters {
  readonly search: string;
  readonly tag: readonly string[];
  readonly state: readonly string[];
  readonly licence: readonly string[];
  readonly lastSeen: readonly string[];
  readonly size: readonly string[];
}

export const NO_CLIENT_FILTERS: ClientFilters = {
  ...{ search: '', tag: [], state: [], licence: [], lastSeen: [], size: [] },
};

export function stateOf(client: ClientSummary): ClientState {
  if (client.accountSuspended) return 'suspended';
  if (client.isAdministrator) return 'administrator';
  return client.isVerified ? 'active' : 'unverified';
}

export function licenceStateOf(client: ClientSummary, now: number): LicenceState {
  if (client.license === 'valid') return 'valid';
  const { bypassPaywallUntil } = client;
  if (bypassPaywallUntil !== null && Date.parse(bypassPaywallUntil) > now) return 'bypass';
  return client.license === 'ended' ? 'ended' : 'none';
}

/** The time at which a school was there last; null for never. */
export const lastSeenOf = ({ userMetadata: { lastSeen, lastLogin } }: Pick<ClientSummary, 'userMetadata'>) =>
  lastSeen ?? lastLogin;

function seenStateOf(client: ClientSummary, now: number) {
  const last = lastSeenOf(client);
  if (last === null) return 'never';
  const days = (now - Date.parse(last)) / DAY_MS;
  return days <= 7 ? 'week' : days <= 30 ? 'month' : days <= 90 ? 'quarter' : 'longer';
}

function sizeOf({ statistics }: ClientSummary) {
  const teachers = statistics?.teachers ?? 0;
  return teachers === 0 ? 'empty' : teachers <= 30 ? 'small' : teachers <= 60 ? 'medium' : 'large';
}

/** A school with its values for search and filters, worked out once. */
export interface IndexedClient {
  readonly client: ClientSummary;
  readonly text: string;
  readonly values: Readonly<Record<Exclude<keyof ClientFilters, 'search'>, readonly string[]>>;
}

export function indexClients(clients: readonly ClientSummary[], now: number): IndexedClient[] {
  return clients.map((client) => ({
    client,
    text: searchedText([client.schoolName, client.shortName, client.displayName, client.email].join(' ')),
    values: {
      tag: client.tags,
      state: [stateOf(client)],
      licence: [licenceStateOf(client, now)],
      lastSeen: [seenStateOf(client, now)],
      size: [sizeOf(client)],
    },
  }));
}

/** The schools that pass every filter and have every word of the search, in their order. */
export function filterClients(
  clients: readonly IndexedClient[],
  { search, ...chosen }: ClientFilters,
): readonly IndexedClient[] {
  const words = searchedText(search).split(/\s+/).filter(Boolean);
  const filters = Object.entries(chosen).filter(([, values]) => values.length > 0);
  if (words.length === 0 && filters.length === 0) return clients;
  return clients.filter(
    ({ text, values }) =>
      words.every((word) => text.includes(word)) &&
      filters.every(([filter, wanted]) =>
        values[filter as keyof typeof values].some((value) => wanted.includes(value)),
      ),
  );
}
