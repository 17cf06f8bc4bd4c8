import { inflateRawSync } from 'node:zlib';

/** The files of a zip archive as text, by their paths. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const data = Buffer.from(bytes);
  const end = data.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, string>();
  let at = data.readUInt32LE(end + 16);
  for (let left = data.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => data.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = data.readUInt32LE(at + 42);
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const packed = data.subarray(start, start + size);
    const path = data.subarray(at + 46, at + 46 + name).toString('utf8');
    files.set(path, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return files;
}
