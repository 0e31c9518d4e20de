import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchFailure } from "./fetch-failure.ts";

const decoders = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * The first bytes of a body, unpacked, `maxBytes` at most: what follows is never read, so that
 * neither an endless answer nor one that unpacks to a thousand times its size does harm.
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const stream = unpack(response);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

function unpack(response: IncomingMessage): Readable {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  if (encoding === "" || encoding === "identity") return response;
  // Several at once are a bomb's way of growing in steps.
  const create = decoders[encoding as keyof typeof decoders];
  if (!create) throw new FetchFailure("bad_encoding");
  const decoder = create();
  response.on("error", (error) => decoder.destroy(error));
  response.on("close", () => {
    if (!response.complete) decoder.destroy();
  });
  return response.pipe(decoder);
}
