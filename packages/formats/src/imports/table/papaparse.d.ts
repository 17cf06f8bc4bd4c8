/** The part of papaparse that is used; its published types need Node's. */
declare module 'papaparse' {
  interface ParseResult {
    readonly data: string[][];
    readonly errors: readonly { readonly code: string; readonly row?: number }[];
  }
  const papaparse: {
    parse(
      text: string,
      options: { delimiter: string; skipEmptyLines: boolean; preview?: number },
    ): ParseResult;
  };
  export default papaparse;
}
