import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { CHECK_SECONDS } from '@bellgrid/model';
import {
  type JobType,
  MAX_COMPRESSED_DRAFT_BYTES,
  MAX_RECEIVING_STREAMS,
  MAX_SOLVER_STREAMS,
  SOLVER_STREAM_PATH,
  SOLVER_STREAM_SEND_MS,
  SOLVER_STREAM_TIMEOUT_MS,
  type SolverStreamMessages,
  type SolverStreamRequests,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { Decoder, Encoder } from 'socket.io-parser';
import { admit, authenticate, type Caller } from '../accounts/authenticate.ts';
import { impersonatedCall } from '../administration/impersonated-call.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { locationOf } from '../jobs/job-queue.ts';
import { createRun } from '../jobs/run-store.ts';
import { authoriseCall } from '../policies/authorise-call.ts';
import { authoriseTeachers } from '../policies/authorise-teachers.ts';
import { isTrustedOrigin } from '../web/origin-check.ts';
import { followRun } from './follow-run.ts';
import type { LiveChannel } from './live-channel.ts';
import { createReceiving } from './receiving.ts';
import type { SessionWatch } from './session-watch.ts';

/** Characters of the text part of a packet: the name of an event and where its binary part goes. */
const MAX_TEXT = 1000;

/** Refuses a long text before it is parsed as JSON in the event loop: large messages have to be binary. */
class ShortTextDecoder extends Decoder {
  constructor() {
    // A draft is one binary part; more would wait in memory for the last of them.
    super({ maxAttachments: 1 });
  }

  override add(part: unknown): void {
    if (typeof part === 'string' && part.length > MAX_TEXT) throw new Error('The text is too long.');
    super.add(part);
  }
}

/** A parser of Socket.IO for clients that send little text and large binary messages. */
const shortTextParser = { Encoder, Decoder: ShortTextDecoder };

/** Streams of all users at once. */
const MAX_STREAMS = 20;

type StreamServer = Server<SolverStreamRequests, SolverStreamMessages, DefaultEventsMap, Caller>;
type StreamSocket = Socket<SolverStreamRequests, SolverStreamMessages, DefaultEventsMap, Caller>;

/** Attaches the direct way to a solver to the HTTP server, beside the live channel. */
export function openSolverStream(
  httpServer: HttpServer,
  services: Services,
  watch: SessionWatch,
  trustedOrigins: readonly string[],
): LiveChannel {
  const receiving = createReceiving({ places: MAX_RECEIVING_STREAMS, limitMs: SOLVER_STREAM_SEND_MS });
  /** The functions that give back a connection's place among those that are receiving. */
  const releases = new WeakMap<IncomingMessage, () => void>();
  const mayReceive = (request: IncomingMessage, { userId }: Caller): boolean => {
    if (io.engine.clientsCount >= MAX_STREAMS) return false;
    const place = receiving.enter(userId, () => request.socket.destroy());
    if (!place) return false;
    releases.set(request, place.release);
    request.socket.once('close', place.release);
    return true;
  };
  const io: StreamServer = new Server(httpServer, {
    path: SOLVER_STREAM_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_COMPRESSED_DRAFT_BYTES,
    parser: shortTextParser,
    connectTimeout: SOLVER_STREAM_TIMEOUT_MS,
    // The live channel sees to upgrades that are for neither.
    destroyUpgrade: false,
    // A message may be large: none from who may start no run, and few at once.
    allowRequest: (request, decide) => {
      if (!isTrustedOrigin(request.headers.origin, trustedOrigins)) return decide(null, false);
      starterOf(request, services).then(
        (caller) => decide(null, mayReceive(request, caller)),
        () => decide(null, false),
      );
    },
  });
  io.use((socket, next) => {
    enter(socket, services).then(
      () => next(),
      (error) => next(new Error(error instanceof Refusal ? error.code : 'UNKNOWN_ERROR')),
    );
  });
  io.on('connection', (socket) => {
    const { userId, sessionId, impersonatedBy } = socket.data;
    const end = () => {
      const data = { code: 'UNAUTHENTICATED', message: 'The session has ended.' };
      socket.emit('error', { errorCode: 'TERMINATED', data });
      socket.disconnect(true);
    };
    socket.once('disconnect', watch.add({ userId, sessionId, impersonatedBy, end }));
    let isTaken = false;
    const take = (jobType: JobType) => (draftFile: unknown) => {
      if (isTaken) return;
      isTaken = true;
      releases.get(socket.request)?.();
      // Its place is given back: nothing large may follow.
      socket.conn.on('data', (data: unknown) => {
        if (typeof data !== 'string') socket.disconnect(true);
      });
      runFor(socket, services, jobType, draftFile).catch((error) => fail(socket, services, error));
    };
    socket.on('check', take('check'));
    socket.on('solve', take('solve'));
  });
  return { close: () => io.close() };
}

/** The caller of a request, who may start a run by a call and so may do it here; throws a Refusal for others. */
async function starterOf({ headers }: IncomingMessage, services: Services): Promise<Caller> {
  const caller = await authenticate(services.auth, new Headers({ cookie: headers.cookie ?? '' }));
  await authoriseCall(services, spawnSolverInstance, await admit(services, caller), caller);
  return caller;
}

async function enter(socket: StreamSocket, services: Services): Promise<void> {
  const caller = await starterOf(socket.request, services);
  Object.assign(socket.data, caller);
  const room = socket.nsp.adapter.rooms.get(caller.userId);
  if (room && room.size >= MAX_SOLVER_STREAMS) {
    throw new Refusal('TOO_MANY_REQUESTS', `At most ${MAX_SOLVER_STREAMS} streams at once.`);
  }
  await socket.join(caller.userId);
}

async function runFor(
  socket: StreamSocket,
  services: Services,
  jobType: JobType,
  draftFile: unknown,
): Promise<void> {
  const { db, queue, now } = services;
  const { userId } = socket.data;
  const { payload, payloadHash, teachers, ...file } = await services.places(userId, () =>
    checkedFile(services, draftFile),
  );
  const timeLimit = jobType === 'check' ? CHECK_SECONDS : file.timeLimit;
  const location = locationOf({ jobType, timeLimit });
  const run = {
    userId,
    jobType,
    location,
    solveAnyway: false,
    timeLimit,
    versionID: '',
    payload,
    payloadHash,
    now: now(),
  };
  const admitted = await admit(services, socket.data);
  authoriseTeachers(admitted.account, teachers, now());
  const id = await impersonatedCall(services, 'solverStream', admitted, () => createRun(db, run));
  const unfollow = followRun(
    services,
    { id, userId },
    {
      onEvent: ({ event, ...message }) => {
        if (event === 'error') {
          const { errorCode, ...data } = message as { errorCode: 'UNKNOWN_ERROR' };
          socket.emit('error', { errorCode, data });
        } else {
          socket.emit(event, message as never);
        }
      },
      onEnd: () => void socket.disconnect(true),
    },
  );
  const leave = () => {
    unfollow();
    // This has no effect on a run that has ended.
    queue.cancel(id).catch((error) => services.log.error({ err: error, run: id }, 'a run was not cancelled'));
  };
  if (socket.connected) socket.once('disconnect', leave);
  else leave();
  socket.emit('created', {});
  queue.enqueue(location);
}

/** The facts about the bytes of a draft file that a run needs; throws BAD_DATA or TOO_LARGE. */
async function checkedFile({ snapshots }: Services, draftFile: unknown) {
  if (!(draftFile instanceof Uint8Array)) throw new Refusal('BAD_DATA', 'The draft file must be gzip bytes.');
  const check = await snapshots.check(draftFile);
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash: payloadHash, statistics, timeLimit } = check;
  return { payload: draftFile, payloadHash, teachers: statistics.teachers, timeLimit };
}

/** Reports a failure before there is a run as an error of the run. */
function fail(socket: StreamSocket, { log }: Services, error: unknown): void {
  const refusal = error instanceof Refusal ? error : null;
  if (!refusal) log.error({ err: error }, 'a run was not started');
  const code = refusal?.code ?? 'UNKNOWN_ERROR';
  const isBadData = code === 'BAD_DATA' || code === 'TOO_LARGE';
  const message = refusal?.message ?? 'Something went wrong on the server.';
  const data = { code, message, ...(refusal?.details && { details: refusal.details }) };
  socket.emit('error', { errorCode: isBadData ? 'BAD_DATA' : 'ALLOCATION_FAILED', data });
  socket.disconnect(true);
}
