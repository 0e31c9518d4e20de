import { createHash } from "node:crypto";
import { countOutside } from "@tour/telemetry";
import { Refusal } from "../../../http/errors/errors.ts";
import type { MediaStorage } from "./file-store.ts";
import { mediaTexts } from "../media.texts.ts";
import type { S3Settings } from "../../../platform/env/s3-settings.ts";
import { endSilentBody } from "./end-silent-body.ts";
import { createS3Client } from "./s3-client.ts";
import { knockPatienceMs, watchSilence } from "./silent-store.ts";
import type { SilenceWatch } from "./silent-store.ts";

/** How long the store may take over one object, in ms. */
const defaultTimeoutMs = 15_000;

/** One for all who use the same store in a process: whoever opens it knows what others have met. */
const watches = new WeakMap<S3Settings, SilenceWatch>();

/** When something of a store that is away may be asked for again, in seconds. */
const retryAfter = "30";

/**
 * Pictures in a bucket. The bucket is named in the path (`https://store/bucket/key`), which every
 * S3-compatible store understands. A store that does not answer, or not as it should, is a
 * `Refusal("unavailable")`, 503; one that says nothing at all is asked by nobody until it does.
 */
export function createS3Storage(
  settings: S3Settings,
  { timeoutMs = settings.timeoutMs ?? defaultTimeoutMs, watch = watchOf(settings) } = {},
): MediaStorage {
  const client = createS3Client(settings);
  const urlOf = (path: string) =>
    `${settings.endpoint}/${settings.bucket}/${settings.prefix}${path}`;

  /** Asks the store, and reads the answer to its end within the time. */
  const ask = (path: string, init: RequestInit) => watch.ask(() => askWithin(path, init));

  async function askWithin(path: string, init: RequestInit) {
    const signal = AbortSignal.timeout(timeoutMs);
    return countOutside("s3", async () => {
      const response = await client.fetch(urlOf(path), { ...init, signal });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      if (response.status === 404 && isMissingObject(body)) return undefined;
      throw new Error(`The media store answered ${response.status} ${codeOf(body)}`);
    });
  }

  /** The store has its time to begin, and for each piece; how long all is read is for whoever watches it. */
  async function askForPart(path: string, from: number, to: number) {
    const stop = new AbortController();
    const silence = new DOMException("The media store is silent", "TimeoutError");
    const timer = setTimeout(() => stop.abort(silence), timeoutMs);
    try {
      const headers = { range: `bytes=${from}-${to}` };
      const response = await client.fetch(urlOf(path), { headers, signal: stop.signal });
      if (response.status === 206) {
        const body = response.body as ReadableStream<Uint8Array<ArrayBuffer>>;
        return endSilentBody(body, timeoutMs);
      }
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return new Blob([body.subarray(from, to + 1)]).stream();
      if (response.status === 404 && isMissingObject(body)) return undefined;
      throw new Error(`The media store answered ${response.status} ${codeOf(body)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  const orUnavailable = (error: unknown): never => {
    const headers = { "retry-after": retryAfter };
    throw new Refusal("unavailable", mediaTexts.storeDown, { cause: error, headers });
  };

  return {
    read: (path) => ask(path, { method: "GET" }).catch(orUnavailable),
    readPart: (path, from, to) =>
      watch.ask(() => countOutside("s3", () => askForPart(path, from, to))).catch(orUnavailable),
    write: async (path, bytes) => {
      const headers = {
        "content-type": "application/octet-stream",
        // Signed with the rest, so that a store keeps what was sent or nothing.
        "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex"),
      };
      const written = await ask(path, {
        method: "PUT",
        headers,
        body: bytes as Uint8Array<ArrayBuffer>,
      }).catch(orUnavailable);
      if (!written) orUnavailable(new Error("The media store did not take the object"));
    },
    remove: async (path) => {
      await ask(path, { method: "DELETE" }).catch(orUnavailable);
    },
  };
}

function watchOf(settings: S3Settings): SilenceWatch {
  const known = watches.get(settings);
  if (known) return known;
  const client = createS3Client(settings);
  const address = `${settings.endpoint}/${settings.bucket}/${settings.prefix}is-anybody-there`;
  const knock = (signal: AbortSignal) =>
    countOutside("s3", async () => (await client.fetch(address, { signal })).arrayBuffer());
  const patienceMs = Math.min(knockPatienceMs, settings.timeoutMs ?? defaultTimeoutMs);
  const watch = watchSilence({ knock, patienceMs });
  watches.set(settings, watch);
  return watch;
}

/** A bucket that is not there is a mistake of ours, not a picture that nobody has. */
const isMissingObject = (body: Buffer) => codeOf(body) !== "NoSuchBucket";

/** The store's own name of what went wrong. */
const codeOf = (body: Buffer) =>
  /<Code>(\w{1,60})<\/Code>/.exec(body.toString("latin1", 0, 2000))?.[1] ?? "";
