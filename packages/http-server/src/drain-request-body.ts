import { finished } from "node:stream/promises";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/** Bytes of a refused body that are still read; whoever sends more is cut off. */
const maxBytesRead = 64 * 1024 * 1024;

const bodiless = ["GET", "HEAD", "OPTIONS"];

/**
 * Reads what a client still sends of a body that was refused unread, before it is answered. Most
 * clients send everything before they read: to them a connection that ends in the middle is a
 * broken network, not the refusal with its reason. Stands outermost. How long it may take is
 * limited for every body, see `listen`.
 */
export const drainRequestBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (bodiless.includes(c.req.method)) return;
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  if (!incoming || incoming.complete || incoming.destroyed) return;
  const isTooLong = Number(incoming.headers["content-length"]) > maxBytesRead;
  // What is left unread would be taken for the next request.
  if (isTooLong || !(await discard(incoming))) c.header("connection", "close");
};

/** Reads to the end and keeps nothing. False where the client left or sent too much. */
async function discard(incoming: HttpBindings["incoming"]): Promise<boolean> {
  const limit = new AbortController();
  let length = 0;
  // Whoever began to read would go on filling its queue.
  incoming.removeAllListeners("data");
  incoming.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytesRead) limit.abort();
  });
  incoming.resume();
  return finished(incoming, { writable: false, signal: limit.signal }).then(
    () => true,
    () => false,
  );
}
