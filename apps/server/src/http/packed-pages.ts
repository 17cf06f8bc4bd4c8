/** Packed pages by their ETag, which tells their whole content. */
interface PackedPages {
  /** The kept page, or else the one that `pack` makes. */
  get(etag: string, pack: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Keeps as many pages as have no more than these bytes together: those that were not read for longest are left out. */
export function createPackedPages(mostBytes: number): PackedPages {
  const pages = new Map<string, Uint8Array>();
  let bytes = 0;
  return {
    async get(etag, pack) {
      const page = pages.get(etag) ?? (await pack());
      // Another reader may have packed it meanwhile.
      if (!pages.delete(etag)) bytes += page.length;
      pages.set(etag, page);
      for (const [oldest, { length }] of pages) {
        if (bytes <= mostBytes) break;
        pages.delete(oldest);
        bytes -= length;
      }
      return page;
    },
  };
}
