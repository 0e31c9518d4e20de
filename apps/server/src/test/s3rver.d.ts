declare module "s3rver" {
  import type { AddressInfo } from "node:net";
  import type { IncomingMessage } from "node:http";

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

  /** The parts of the package that tests use; it ships no types of its own. */
  class S3rver {
    middleware: Middleware[];
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export default S3rver;
}
