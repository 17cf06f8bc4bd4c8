import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const notBuilt = 'The web application is not built: run `npm run build`.\n';

/**
 * Answers a GET with a file of the built web application, any other path with its index.html (the application
 * has its own routes). Source maps are not served. Files under /assets are named by their content and never
 * change. A HEAD gets the headers alone: an opened file would never be read and closed.
 */
export async function staticFile(folder: string, path: string, method: string): Promise<Response> {
  const isAsset = path.startsWith('/assets/');
  const file = (await fileAt(folder, path)) ?? (isAsset ? null : await fileAt(folder, '/index.html'));
  if (!file && isAsset)
    return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
  if (!file) return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain' } });
  const headers = {
    'content-type': types[extname(file.path)] ?? 'application/octet-stream',
    'content-length': String(file.size),
    'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (method === 'HEAD') return new Response(null, { headers });
  const stream = Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>;
  return new Response(stream, { headers });
}

async function fileAt(folder: string, path: string): Promise<{ path: string; size: number } | null> {
  const decoded = decode(path);
  if (decoded === null || decoded.includes('\0') || decoded.endsWith('.map')) return null;
  const file = normalize(join(folder, decoded));
  if (!file.startsWith(folder + sep)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { path: file, size: found.size } : null;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
