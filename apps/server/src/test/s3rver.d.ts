declare module "s3rver" {
  import type { AddressInfo } from "node:net";
  import type { IncomingMessage } from "node:http";
  import type { Readable } from "node:stream";

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }
  export type Middleware = (
    c: { req: IncomingMessage; status: number; body: string },
    next: () => Promise<void>,
  ) => Promise<void> | void;

  interface StoredObject {
    bucket: string;
    key: string;
    content: Readable | Buffer;
    metadata: object;
  }
  export interface ObjectStore {
    getResourcePath(bucket: string, key: string, resource: "object"): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  }

  /** The parts of the package that tests use; it ships no types of its own. */
  class S3rver {
    middleware: Middleware[];
    store: ObjectStore;
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export default S3rver;
}
