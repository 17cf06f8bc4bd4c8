import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { root } from './lib/root.mjs';
import { readText } from './lib/workspace.mjs';

// docs/deploy.md as an administrator copies it: units, containers and commands match the repository.
const docs = readText('docs/deploy.md');
const blocks = [...docs.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => text);
const block = (beginning: string) => blocks.find((text) => text.startsWith(beginning)) ?? '';
const variables = [...docs.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);

const unit = block('[Unit]');
const starts = blocks.flatMap((text) => [...text.matchAll(/^ExecStart=.*$/gm)].map(([line]) => line));
const units = starts.map((start) => unit.replace(/^ExecStart=.*$/m, () => start));

const compose: unknown = parse(block('x-bellgrid:'), { merge: true });
const service = z.strictObject({
  image: z.string(),
  working_dir: z.string().optional(),
  user: z.string().optional(),
  command: z.string().optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  ports: z.array(z.string().regex(/^(127\.0\.0\.1:)?\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }))
    .optional(),
  healthcheck: z
    .strictObject({ test: z.string(), interval: z.string().regex(/^\d+s$/), retries: z.int() })
    .optional(),
  deploy: z.strictObject({ replicas: z.int() }).optional(),
});
const composeSchema = z.strictObject({
  'x-bellgrid': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }),
    }),
  }),
});

/** True for a path of the repository, or one that the build makes. */
const isMade = (path: string) =>
  existsSync(join(root, path)) || readText('scripts/build.mjs').includes(`to: '${path}'`);

/** The files that a command would start and that do not exist. */
function missing(command: string): string[] {
  const files = [...command.matchAll(/(?:\bnode |\/opt\/bellgrid\/)((?:apps|scripts)\/[\w./-]+)/g)];
  const verbs = [...command.matchAll(/(?:bellgrid\.js|npx bellgrid) ([a-z]+)/g)];
  const scripts = [...command.matchAll(/\bnpm (?:run )?(start|build|check|test)\b/g)];
  const packageJson = JSON.parse(readText('package.json'));
  const loaders = readText('apps/cli/src/commands/registry.ts');
  return [
    ...files.map(([, path = '']) => path).filter((path) => !isMade(path)),
    ...verbs.map(([, verb = '']) => verb).filter((verb) => !new RegExp(`\\b${verb}:`).test(loaders)),
    ...scripts.map(([, name = '']) => name).filter((name) => !packageJson.scripts[name]),
  ];
}

const hasSystemd = existsSync('/usr/bin/systemd-analyze');

describe('the systemd units', () => {
  it('are three, and start existing files', () => {
    expect(units).toHaveLength(3);
    for (const start of starts) expect([start, missing(start)]).toEqual([start, []]);
    expect(missing('ExecStart=/usr/bin/node /opt/bellgrid/apps/cli/bin/gone.js none')).toHaveLength(1);
    expect(missing('npx bellgrid none; node apps/server/dist/gone.js')).toHaveLength(2);
  });

  it('have lines of their sections alone, and hold nothing back that the server reads', () => {
    const lines = unit.trim().split('\n').filter(Boolean);
    for (const line of lines) expect(line).toMatch(/^(\[(Unit|Service|Install)\]|[A-Z][A-Za-z]+=.+)$/);
    const named = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.filter((name) => !variables.includes(name))).toEqual([]);
  });

  it.runIf(hasSystemd)('are what systemd itself takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bellgrid-units-'));
    // Any path of node on this machine: the administrator who copies the unit adapts it.
    const here = (text: string) =>
      text.replace(/^ExecStart=\/usr\/bin\/(node|npm)/m, `ExecStart=${process.execPath}`);
    const files = units.map((text, index) => {
      const file = join(folder, `bellgrid-${index}.service`);
      writeFileSync(file, here(text));
      return file;
    });
    const verify = (paths: readonly string[]) =>
      execFileSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8', stdio: 'pipe' });
    expect(verify(files)).toBe('');
    rmSync(folder, { recursive: true });
  });
});

describe('the compose file', () => {
  const { services, volumes } = composeSchema.parse(compose);

  it('starts existing files, with variables that the server reads', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'server', 'worker']);
    for (const [name, { command = '', environment = {} }] of Object.entries(services)) {
      expect([name, missing(command)]).toEqual([name, []]);
      const wrong = Object.keys(environment).filter((variable) => !variables.includes(variable));
      expect([name, name === 'database' ? [] : wrong]).toEqual([name, []]);
    }
    expect(services.server?.environment).toEqual(services.worker?.environment);
  });

  it('F14: refers to services, volumes and ports that are there', () => {
    for (const { depends_on = {}, volumes: used = [] } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !(name in services))).toEqual([]);
      const named = used.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
      expect(named.filter((name) => !(name in volumes))).toEqual([]);
    }
    const waiting = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    expect(waiting.every((name) => services[name]?.healthcheck)).toBe(true);
    const address = services.server?.environment?.DATABASE_URL ?? '';
    expect(address).toContain('@database/bellgrid');
    expect(services.database?.environment).toMatchObject({
      POSTGRES_USER: 'bellgrid',
      POSTGRES_DB: 'bellgrid',
    });
    expect(services.server?.ports).toEqual(['127.0.0.1:3000:3000']);
  });
});

it('every command and variable in the examples exists', () => {
  for (const text of blocks) {
    expect(missing(text)).toEqual([]);
    const named = [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=\S/gm)].map(([, name]) => name);
    expect(named.filter((name) => !variables.includes(name))).toEqual([]);
  }
});
