import { brotliCompressSync, constants } from "node:zlib";

/** How many bytes a text or file has after brotli at its best: the same measure for all peers. */
export function brotliSize(body: string | Uint8Array): number {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  }).length;
}
