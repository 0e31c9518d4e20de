import { createHash } from "node:crypto";
import { countOutside } from "@tour/telemetry";
import { AwsClient } from "aws4fetch";
import { Refusal } from "../../../http/errors/errors.ts";
import type { MediaStorage } from "./file-store.ts";
import { mediaTexts } from "../media.texts.ts";
import type { S3Settings } from "../../../platform/env/s3-settings.ts";

/** How long the store may take over one object, in ms. */
const defaultTimeoutMs = 15_000;

/** When something of a store that is away may be asked for again, in seconds. */
const retryAfter = "30";

/**
 * Pictures in a bucket. The bucket is named in the path (`https://store/bucket/key`), which every
 * S3-compatible store understands. A store that does not answer, or not as it should, is a
 * `Refusal("unavailable")`, 503.
 */
export function createS3Storage(settings: S3Settings, timeoutMs = defaultTimeoutMs): MediaStorage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const urlOf = (path: string) =>
    `${settings.endpoint}/${settings.bucket}/${settings.prefix}${path}`;

  /** Asks the store, and reads the answer to its end within the time. */
  async function ask(path: string, init: RequestInit) {
    const signal = AbortSignal.timeout(timeoutMs);
    return countOutside("s3", async () => {
      const response = await aws.fetch(urlOf(path), { ...init, signal });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      if (response.status === 404 && isMissingObject(body)) return undefined;
      throw new Error(`The media store answered ${response.status} ${codeOf(body)}`);
    });
  }

  /** The store has its time to begin; how long the answer is read is for whoever watches it. */
  async function askForPart(path: string, from: number, to: number) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error("The media store is silent")), timeoutMs);
    try {
      const headers = { range: `bytes=${from}-${to}` };
      const response = await aws.fetch(urlOf(path), { headers, signal: stop.signal });
      if (response.status === 206) {
        return response.body as ReadableStream<Uint8Array<ArrayBuffer>>;
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
      countOutside("s3", () => askForPart(path, from, to)).catch(orUnavailable),
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

/** A bucket that is not there is a mistake of ours, not a picture that nobody has. */
const isMissingObject = (body: Buffer) => codeOf(body) !== "NoSuchBucket";

/** The store's own name of what went wrong. */
const codeOf = (body: Buffer) =>
  /<Code>(\w{1,60})<\/Code>/.exec(body.toString("latin1", 0, 2000))?.[1] ?? "";
