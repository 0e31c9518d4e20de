import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../../platform/env/s3-settings.ts";

/** Up to so long it waits before that the first time, and twice as long each time after it, in ms. */
const pauseMs = 50;

/** Asks an S3-compatible store, by the account's signature. */
export type S3Client = ReturnType<typeof createS3Client>;

/**
 * A client of the store whose requests end when their signal says so. One that the store is too busy for, or
 * fails at, is sent again so many times.
 */
export function createS3Client(
  { accessKeyId, secretAccessKey, region }: S3Settings,
  { retries = 2 } = {},
) {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  return {
    async fetch(url: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
      for (let tries = 0; ; tries += 1) {
        // The signal is not in the signed request: Node lets go of a request that has been sent, and
        // with it of its signal, so that a store that says nothing would be waited for without end.
        const answer = await fetch(await aws.sign(url, init), { signal: signal ?? null });
        const isBusy = answer.status >= 500 || answer.status === 429;
        if (!isBusy || tries === retries) return answer;
        await answer.body?.cancel();
        await wait(Math.random() * pauseMs * 2 ** tries);
        signal?.throwIfAborted();
      }
    },
  };
}
