/** Packed pages by their ETag, which tells their whole content. */
interface PackedPages {
  /** The kept page, or else the one that `pack` makes. */
  get(etag: string, pack: () => Promise<Uint8Array>): Promise<Uint8Array>;
}

/** Keeps as many pages as have no more than these bytes together: those that were not read for longest are left out. */
export function createPackedPages(mostBytes: number): PackedPages {
  const pages = new Map<string, Uint8Array>();
  /** Pages that are being packed, for all who read them meanwhile. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;
  const packedBy = (etag: string, pack: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const begun = underWay.get(etag) ?? pack().finally(() => underWay.delete(etag));
    underWay.set(etag, begun);
    return begun;
  };
  return {
    async get(etag, pack) {
      const page = pages.get(etag) ?? (await packedBy(etag, pack));
      // Another reader may have kept it meanwhile.
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
