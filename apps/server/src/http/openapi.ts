import { messageSchema } from '@bellgrid/model';
import { type Call, calls, errorBodySchema } from '@bellgrid/protocol';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { type AccountRoute, accountRoutes } from '../accounts/account-routes.ts';
import type { PlainRoute } from './plain-routes.ts';

// A message may hold messages: with a name it is described once, and not unfolded without end.
z.globalRegistry.add(messageSchema, { _internal: { refId: 'Message' } });

/** The OpenAPI document of every route: the calls of the registry, the accounts and the plain ones. */
export function openApiDocument(publicUrl: string, plain: readonly PlainRoute[]) {
  const app = new OpenAPIHono();
  for (const call of Object.values(calls)) app.openAPIRegistry.registerPath(routeOf(call));
  for (const route of accountRoutes) app.openAPIRegistry.registerPath(accountRouteOf(route));
  for (const route of plain) app.openAPIRegistry.registerPath(plainRouteOf(route));
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: publicUrl.startsWith('https:') ? '__Secure-bellgrid.session_token' : 'bellgrid.session_token',
  });
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Bellgrid',
      version: '1',
      description: 'Every route of the Bellgrid server, besides the live channel (Socket.IO at /live).',
    },
    servers: [{ url: publicUrl }],
  });
}

function routeOf(call: Call) {
  const isPublic = call.access === 'public';
  return {
    ...createRoute({
      method: call.method,
      path: call.path,
      operationId: call.name,
      summary: call.summary,
      security: isPublic ? [] : [{ session: [] }],
      request: requestOf(call),
      responses: {
        200: { description: 'Done.', content: responseOf(call) },
        ...(call.emptyForStrangers ? { 204: { description: 'No session was sent.' } } : {}),
        default: refused,
      },
    }),
    ...(isPublic ? { 'x-public': true } : {}),
  };
}

const binary = z.string().openapi({ type: 'string', format: 'binary' });
const refused = { description: 'Refused.', content: { 'application/json': { schema: errorBodySchema } } };

function accountRouteOf({ method, path, operationId, summary, request }: AccountRoute) {
  const body = { required: true, content: { 'application/json': { schema: request } } };
  return {
    ...createRoute({
      ...{ method, path, operationId, summary, security: [] },
      request: method === 'get' ? { query: request } : { body },
      responses: { 200: { description: 'Done.' }, default: refused },
    }),
    'x-public': true,
  };
}

function plainRouteOf({ method, path, operationId, summary, isPublic, contentType }: PlainRoute) {
  const content = { [contentType]: { schema: z.unknown() } };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return {
    ...createRoute({
      ...{ method, path: path.replaceAll(/:(\w+)/g, '{$1}'), operationId, summary, security: [] },
      request: { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) },
      responses: { 200: { description: 'Done.', content }, default: refused },
    }),
    ...(isPublic ? { 'x-public': true } : {}),
  };
}

function responseOf({ responseBody, response }: Call) {
  if (responseBody === 'image') return { 'image/png': { schema: binary } };
  return { 'application/json': { schema: response } };
}

function requestOf(call: Call) {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const schema = call.request instanceof z.ZodObject ? call.request : z.object({});
  const shape: Record<string, z.ZodType> = schema.shape;
  const pick = (wanted: boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([key]) => names.includes(key) === wanted)));
  const params = names.length > 0 ? { params: pick(true) } : {};
  if (call.method === 'post') {
    return { ...params, body: { required: true, content: { 'application/json': { schema: pick(false) } } } };
  }
  const types = { gzip: 'application/gzip', image: 'image/*' };
  const type = call.requestBody && types[call.requestBody];
  const body = type ? { body: { required: true, content: { [type]: { schema: binary } } } } : {};
  return { ...params, query: pick(false), ...body };
}
