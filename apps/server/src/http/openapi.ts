import { type Call, calls, errorBodySchema } from '@bellgrid/protocol';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

/** The OpenAPI document of every call in the registry. */
export function openApiDocument(publicUrl: string) {
  const app = new OpenAPIHono();
  for (const call of Object.values(calls)) app.openAPIRegistry.registerPath(routeOf(call));
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
      description: 'The calls of the Bellgrid server. Accounts: /api/auth.',
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
        200: { description: 'Done.', content: { 'application/json': { schema: call.response } } },
        default: { description: 'Refused.', content: { 'application/json': { schema: errorBodySchema } } },
      },
    }),
    ...(isPublic ? { 'x-public': true } : {}),
  };
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
  const bytes = z.string().openapi({ type: 'string', format: 'binary' });
  const body =
    call.requestBody === 'gzip'
      ? { body: { required: true, content: { 'application/gzip': { schema: bytes } } } }
      : {};
  return { ...params, query: pick(false), ...body };
}
