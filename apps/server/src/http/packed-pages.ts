/** Packed pages by their ETag, which tells their whole content. */
interface PackedPages {
  /** The kept page, or else the one that `pack` makes. */
  get(etag: string, pack: () => Uint8Array): Uint8Array;
}

/** Keeps as many pages as have no more than these bytes together: those that were not read for longest are left out. */
export function createPackedPages(mostBytes: number): PackedPages {
  const pages = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    get(etag, pack) {
      const known = pages.get(etag);
      const page = known ?? pack();
      pages.delete(etag);
      pages.set(etag, page);
      if (known === undefined) bytes += page.length;
      for (const [oldest, { length }] of pages) {
        if (bytes <= mostBytes) break;
        pages.delete(oldest);
        bytes -= length;
      }
      return page;
    },
  };
}
