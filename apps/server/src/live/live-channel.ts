import type { Server as HttpServer } from 'node:http';
import { type ChannelEnd, LIVE_PATH, MAX_LIVE_CHANNELS, type ServerMessages } from '@bellgrid/protocol';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { admit, authenticate, type Caller } from '../accounts/authenticate.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { impersonatedCall } from '../administration/impersonated-call.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { latestRunOf } from '../jobs/run-store.ts';
import { authoriseVerified } from '../policies/authorise-account.ts';
import { presentSite } from '../presenters/present-site.ts';
import { presentSolver } from '../presenters/present-solver.ts';
import { presentUser } from '../presenters/present-user.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { presentWhatIf } from '../presenters/present-what-if.ts';
import { latestVersionOf } from '../versions/version-store.ts';
import { isTrustedOrigin } from '../web/origin-check.ts';
import type { BusMessage } from './bus.ts';
import type { SessionWatch } from './session-watch.ts';
import { type SiteWatch, watchSite } from './site-watch.ts';

type NoMessages = Record<never, never>;
type LiveSocket = Socket<NoMessages, ServerMessages, DefaultEventsMap, Caller>;
type LiveServer = Server<NoMessages, ServerMessages, DefaultEventsMap, Caller>;

export interface LiveChannel {
  close(): Promise<void>;
}

/** Attaches the live channel to the HTTP server: the session cookie authenticates, the bus feeds it. */
export function openLiveChannel(
  httpServer: HttpServer,
  services: Services,
  watch: SessionWatch,
  trustedOrigins: readonly string[],
): LiveChannel {
  const io: LiveServer = new Server(httpServer, {
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: 64 * 1024,
    // A connection without a session is closed after this time.
    connectTimeout: 10_000,
    destroyUpgrade: true,
    // The solver stream may take this long to answer an upgrade, which is not for this channel.
    destroyUpgradeTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isTrustedOrigin(request.headers.origin, trustedOrigins)),
  });
  io.use((socket, next) => {
    enter(socket, services).then(
      () => next(),
      (error) => next(new Error(error instanceof Refusal ? error.code : 'UNKNOWN_ERROR')),
    );
  });
  const siteWatch = watchSite(
    {
      read: () => presentedSite(services),
      emit: (site) => io.emit('site', site),
      hasChannels: () => io.sockets.sockets.size > 0,
    },
    services.log,
  );
  io.on('connection', (socket) => {
    const { userId, sessionId, impersonatedBy } = socket.data;
    const leave = watch.add({ userId, sessionId, impersonatedBy, end: () => end(socket, 'SESSION_ENDED') });
    socket.once('disconnect', leave);
    welcomeLogged(socket, services, siteWatch).catch((error) => {
      services.log.error({ err: error }, 'a live channel could not be served');
      socket.disconnect(true);
    });
  });
  const unsubscribe = services.bus.subscribe((message) => {
    deliver(io, message);
    if (message.kind === 'broadcast' && message.name === 'site') siteWatch.broadcast(message.payload);
  });
  return {
    close: async () => {
      unsubscribe();
      siteWatch.close();
      await io.close();
    },
  };
}

async function enter(socket: LiveSocket, services: Services): Promise<void> {
  const headers = new Headers({ cookie: socket.request.headers.cookie ?? '' });
  const caller = await authenticate(services.auth, headers);
  const { account, impersonator } = await admit(services, caller);
  if (!impersonator) authoriseVerified(account);
  Object.assign(socket.data, caller);
}

function end(socket: LiveSocket, reason: ChannelEnd): void {
  socket.emit('ended', { reason });
  socket.disconnect(true);
}

/** Logs the documents that an administrator who acts as a school gets to read, once for the connection. */
async function welcomeLogged(socket: LiveSocket, services: Services, siteWatch: SiteWatch): Promise<void> {
  const admitted = await admit(services, socket.data);
  await impersonatedCall(services, 'liveChannel', admitted, () => welcome(socket, services, siteWatch));
}

/** Joins first and loads then, so that no change falls between; each document goes out as soon as it is there. */
async function welcome(socket: LiveSocket, services: Services, siteWatch: SiteWatch): Promise<void> {
  const { db } = services;
  const { userId } = socket.data;
  await socket.join(userRoom(userId));
  endTooMany(socket);
  const account = await loadAccount(db, userId);
  if (!account) {
    socket.disconnect(true);
    return;
  }
  socket.emit('user', presentUser(account));
  const latest = await latestVersionOf(db, userId);
  socket.emit('version', latest && { version: presentVersion(latest.version), sessionID: latest.sessionID });
  socket.emit('solver', presentSolver(await latestRunOf(db, userId)));
  socket.emit('whatIf', presentWhatIf(await latestRunOf(db, userId, 'whatIf')));
  const site = await presentedSite(services);
  socket.emit('site', site);
  siteWatch.sent(site);
}

const presentedSite = async ({ site, now }: Services) => presentSite(await site.read(), now());

/** Ends the user's oldest channels beyond the limit: a room keeps its sockets in the order of their joining. */
function endTooMany({ nsp, data }: LiveSocket): void {
  const ids = [...(nsp.adapter.rooms.get(userRoom(data.userId)) ?? [])];
  for (const id of ids.slice(0, -MAX_LIVE_CHANNELS)) {
    const oldest = nsp.sockets.get(id);
    if (oldest) end(oldest, 'TOO_MANY_CHANNELS');
  }
}

function deliver(io: LiveServer, message: BusMessage): void {
  if (message.kind === 'broadcast') io.emit(message.name, message.payload);
  else if (message.kind === 'missed') breakAllOff(io);
  else if (message.kind === 'message') tell(io, message);
}

/** Each client comes back by itself, with a session that is still good, and gets every document anew. */
function breakAllOff(io: LiveServer): void {
  for (const socket of io.sockets.sockets.values()) socket.conn.close();
}

function tell(io: LiveServer, message: Extract<BusMessage, { kind: 'message' }>): void {
  const room = io.to(userRoom(message.userId));
  switch (message.name) {
    case 'user':
      return void room.emit('user', message.payload);
    case 'version':
      return void room.emit('version', message.payload);
    case 'versions':
      return void room.emit('versions', message.payload);
    case 'solver':
      return void room.emit('solver', message.payload);
    case 'whatIf':
      return void room.emit('whatIf', message.payload);
    case 'solverEvent':
      return void room.emit('solverEvent', message.payload);
    case 'site':
      return void room.emit('site', message.payload);
  }
}

const userRoom = (userId: string) => `user:${userId}`;
