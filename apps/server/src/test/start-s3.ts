import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import type { S3Settings } from "../platform/env/s3-settings.ts";
import { isSigned } from "./check-signature.ts";

export interface TestS3 {
  settings: S3Settings;
  /** What the server keeps of a bucket, on the disk. */
  folder: string;
  /** Nobody answers at its address until it is back, with all that it has kept. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The one account that this server knows. */
const account = "S3RVER";

/** An S3 server on loopback that checks signatures, with the bucket `pictures`. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), "tour-s3-"));
  let running = await serve(directory, 0);
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
    folder: join(directory, "pictures"),
    goAway: () => running.close(),
    comeBack: async () => {
      running = await serve(directory, port);
    },
    stop: async () => {
      await running.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function serve(directory: string, port: number) {
  const configureBuckets = [{ name: "pictures", configs: [] }];
  const options = { port, address: "127.0.0.1", silent: true, directory, configureBuckets };
  const server = new S3rver(options);
  server.middleware.unshift((c, next) => {
    if (isSigned(c.req, account)) return next();
    c.status = 403;
    c.body = "<Error><Code>SignatureDoesNotMatch</Code></Error>";
  });
  const { port: taken } = await server.run();
  return { port: taken, close: () => server.close() };
}
