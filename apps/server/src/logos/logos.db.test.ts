import { crc32, deflateSync } from 'node:zlib';
import { MAX_LOGO_BYTES } from '@bellgrid/model';
import { deleteLogo, logo, me, uploadLogo } from '@bellgrid/protocol';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let hill: Client;
let lake: Client;
beforeAll(async () => {
  hill = await world().newUser('hill@example.org');
  lake = await world().newUser('lake@example.org');
});

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
const upload = (bytes: Uint8Array, filename = 'logo.png') => hill.call(uploadLogo, { filename }, bytes);

/** The logo as it is served, with what it is. */
async function served(client: Client) {
  const response = await fetch(`${world().url}/api/logo`, { headers: { cookie: client.cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** A small file that claims to be a picture of 60 000 × 60 000 pixels. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(typeof crc32 === 'function' ? crc32(body) : 0);
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

describe("a school's logo", () => {
  it.each([
    ['png', () => picture().png().toBuffer()],
    [
      'jpeg',
      () =>
        picture()
          .jpeg()
          .withMetadata({ exif: { IFD0: { Artist: 'secret-artist' } } })
          .toBuffer(),
    ],
    ['gif', () => picture().gif().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
  ] as const)('is taken as %s whatever its name, and drawn anew', async (_, make) => {
    const answer = await upload(await make(), 'wrong name.txt');
    expect(answer.body.logo).toMatchObject({
      originalFilename: 'wrong name.txt',
      storagePath: expect.stringMatching(/^schoolLogos\//),
    });
    expect((await hill.call(me, {})).body.logo).toEqual(answer.body.logo);
    const { headers, bytes } = await served(hill);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 20 });
    expect(bytes.includes('secret-artist')).toBe(false);
  });

  it('is scaled down when it is large', async () => {
    expect((await upload(await picture(3000, 1000).png().toBuffer())).status).toBe(200);
    expect(await sharp((await served(hill)).bytes).metadata()).toMatchObject({ width: 1024, height: 341 });
  });

  it.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML named as a picture', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['TIFF', () => picture().tiff().toBuffer()],
    ['a picture that is cut off', async () => (await picture(200, 200).png().toBuffer()).subarray(0, 60)],
    ['the first bytes of a picture and then a script', async () => Buffer.from('GIF89a/*<script>*/=1;')],
    ['a bomb of pixels', async () => bomb()],
  ] as const)('is refused as %s', async (_, make) => {
    const before = (await hill.call(me, {})).body.logo;
    expect(await upload(await make())).toMatchObject({
      status: 422,
      body: { error: { code: 'NOT_AN_IMAGE' } },
    });
    expect((await hill.call(me, {})).body.logo).toEqual(before);
  });

  it('is refused above 5 MB', async () => {
    expect((await upload(new Uint8Array(MAX_LOGO_BYTES + 1))).status).toBe(413);
    expect((await upload(await picture().png().toBuffer(), '')).status).toBe(400);
  });

  it('is for its school alone, and goes when it is taken away', async () => {
    expect((await served(hill)).status).toBe(200);
    expect((await lake.call(logo, {})).status).toBe(404);
    expect((await lake.call(deleteLogo, {})).body.logo).toBeNull();
    expect((await served(hill)).status).toBe(200);
    expect((await hill.call(deleteLogo, {})).body.logo).toBeNull();
    expect((await served(hill)).status).toBe(404);
  });
});
