import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../platform/env/s3-settings.ts";
import type { Middleware } from "s3rver";
import { isSigned } from "./check-signature.ts";
import { keepVersions } from "./keep-versions.ts";
import { writeBeforeAnswer } from "./write-before-answer.ts";

export interface TestS3 {
  settings: S3Settings;
  /** What the server keeps of a bucket, on the disk. */
  folder: string;
  /** Nobody answers at its address until it is back, with all that it has kept. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** It takes connections and requests, and answers none until it speaks again. */
  fallSilent: () => void;
  speakAgain: () => void;
  /** How many requests have come, answered or not. */
  countRequests: () => number;
  stop: () => Promise<void>;
}

/** The one account that this server knows. */
const account = "S3RVER";

/** An S3 server on loopback that checks signatures, with the bucket `pictures`, which may keep versions. */
export async function startS3({ isVersioned = false } = {}): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "tour-s3-"));
  const folder = join(directory, "pictures");
  const own = { folder, bucket: "pictures", account, pageSize: 7 };
  let isSilent = false;
  let requests = 0;
  const maybeSilent: Middleware = (_, next) => {
    requests += 1;
    return isSilent ? new Promise(() => {}) : next();
  };
  const extra = [maybeSilent, ...(isVersioned ? [keepVersions(own)] : [])];
  let running = await serve(directory, 0, extra);
  const { port } = running;
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    bucket: "pictures",
    prefix: "tour/",
    accessKeyId: account,
    secretAccessKey: account,
  };
  return {
    settings,
    folder,
    goAway: () => running.close(),
    comeBack: async () => {
      running = await serve(directory, port, extra);
    },
    fallSilent: () => {
      isSilent = true;
    },
    speakAgain: () => {
      isSilent = false;
    },
    countRequests: () => requests,
    stop: async () => {
      await running.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function serve(directory: string, port: number, extra: Middleware[]) {
  const configureBuckets = [{ name: "pictures", configs: [] }];
  const options = { port, address: "127.0.0.1", silent: true, directory, configureBuckets };
  const server = new S3rver(options);
  writeBeforeAnswer(server.store);
  server.middleware.unshift(...extra);
  server.middleware.unshift((c, next) => {
    if (isSigned(c.req, account)) return next();
    c.status = 403;
    c.body = "<Error><Code>SignatureDoesNotMatch</Code></Error>";
  });
  const { port: taken } = await server.run();
  return { port: taken, close: () => server.close() };
}
