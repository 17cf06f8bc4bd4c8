import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Call, calls, errorBodySchema, me } from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import { handlers } from '../calls/registry.ts';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ securityContact: 'mailto:security@example.org' });

const entries: Call[] = Object.values(calls);

describe('every call', () => {
  it('has a handler of the same call', () => {
    expect(Object.keys(handlers)).toEqual(Object.keys(calls));
    for (const [name, handler] of Object.entries(handlers)) expect(handler.call.name).toBe(name);
  });

  it('is in the OpenAPI document, the public ones marked', async () => {
    const answer = await new Client(world().url).send('GET', '/api/openapi.json');
    const { paths } = answer.body as { paths: Record<string, Record<string, Record<string, unknown>>> };
    for (const call of entries) {
      const operation = paths[call.path]?.[call.method];
      expect(operation).toMatchObject({ operationId: call.name, summary: call.summary });
      expect(operation?.['x-public'] === true).toBe(call.access === 'public');
    }
  });
});

describe('the edge', () => {
  it('refuses requests of pages of other sites', async () => {
    const client = await world().newUser('csrf@example.org');
    const ask = (headers: Record<string, string>) => client.send('POST', '/api/solver/cancel', { headers });
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ origin: 'null' })).status).toBe(403);
    expect(
      (await ask({ origin: new URL(world().url).origin.replace('localhost', '127.0.0.1') })).status,
    ).toBe(200);
    const origin = 'https://evil.example';
    const signUp = { email: 'x@example.org', password: 'hill-secret-1', name: 'X' };
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await client.send('POST', '/api/auth/sign-up/email', {
      headers,
      body: JSON.stringify(signUp),
    });
    expect(answer.status).toBe(403);
  });

  it('takes a request without an origin that is not from a browser, and none from another site', async () => {
    const client = await world().newUser('cli@example.org');
    const { cookie } = client;
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${world().url}/api/solver/cancel`, { method: 'POST', headers: { cookie, ...headers } }))
        .status;
    expect(await ask({})).toBe(200);
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('answers an unknown call with JSON and a large or foreign body with its code', async () => {
    const client = await world().newUser('edge@example.org');
    const missing = await client.send('GET', '/api/nothing');
    expect(missing.status).toBe(404);
    expect(errorBodySchema.parse(missing.body).error.code).toBe('NOT_FOUND');
    expect((await client.post('/api/solver/cancel', 'x'.repeat(100_000))).status).toBe(413);
    expect((await client.post('/api/auth/sign-in/email', 'x'.repeat(100_000))).status).toBe(413);
    const text = { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await client.send('POST', '/api/solver/cancel', text)).status).toBe(400);
  });

  it('refuses JSON that is nested too deep for recursion', async () => {
    const client = await world().newUser('deep@example.org');
    const deep = (levels: number) => `{"pageMemory":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    const ask = async (path: string, body: string) => {
      const headers = { 'content-type': 'application/json' };
      return (await client.send('POST', path, { headers, body })).status;
    };
    expect(await ask('/api/page-memory', deep(50))).toBe(200);
    expect(await ask('/api/page-memory', deep(30_000))).toBe(400);
    expect(await ask('/api/auth/sign-in/email', deep(7500))).toBe(400);
  });

  it('sends strict headers and a request id, and compresses text', async () => {
    const answer = await new Client(world().url).send('GET', '/api/openapi.json');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('the web application', () => {
  it('is served with its own routes, and nothing outside its folder', async () => {
    const folder = join(world().dataDir, 'web');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Bellgrid</title>');
    await writeFile(join(folder, 'assets', 'main-1.js'), 'export {}');
    const client = new Client(world().url);
    for (const path of [
      '/',
      '/schedule/classes/1',
      '/dashboard/login',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/%ff',
      '/a%00b',
    ]) {
      const page = await client.send('GET', path);
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Bellgrid') });
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    const script = await client.send('GET', '/assets/main-1.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.headers.get('cache-control')).toMatch(/immutable/);
    const head = await client.send('HEAD', '/assets/main-1.js');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('content-length')).toBe('9');
    expect((await client.send('GET', '/assets/gone.js')).status).toBe(404);
    expect((await client.send('GET', '/..%2f..%2fauth-secret')).body).not.toMatch(/^[\w-]{64}$/);
    expect((await client.call(me, {})).status).toBe(204);
  });

  it('asks robots to read the front page and what schools publish, whose headers forbid to list it', async () => {
    const { status, body, headers } = await new Client(world().url).send('GET', '/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    const rules = String(body).trim().split('\n');
    expect(rules.slice(0, 2)).toEqual(['User-agent: *', 'Disallow: /']);
    const allowed = rules.slice(2).map((rule) => /^Allow: (\S+)$/.exec(rule)?.[1]);
    expect(allowed).toEqual(['/$', '/assets/', '/icon.svg', '/p/', '/c/']);
  });

  it('names whom to tell of a weakness', async () => {
    const { status, body } = await new Client(world().url).send('GET', '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(body).toMatch(/^Contact: mailto:security@example\.org\nExpires: \d{4}-.*Z\n/);
  });
});
