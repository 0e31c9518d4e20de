import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { Middleware } from "s3rver";

interface Version {
  key: string;
  id: string;
  at: Date;
  /** Undefined where it says that the object was deleted. */
  bytes: Buffer | undefined;
}

interface Options {
  /** Where the server keeps the bucket's objects. */
  folder: string;
  bucket: string;
  account: string;
  /** How many versions one answer lists. */
  pageSize: number;
}

/**
 * Versions of objects, which `s3rver` does not know: as in a bucket whose versioning is on, each write and
 * each deletion adds one; they are listed, and copied back. Written from the store's reference.
 */
export function keepVersions({ folder, bucket, account, pageSize }: Options): Middleware {
  const versions: Version[] = [];
  const ordered = () =>
    versions.toReversed().toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const add = (key: string, bytes: Buffer | undefined) =>
    versions.push({ key, id: `v${versions.length}`, at: new Date(), bytes });

  function list(query: URLSearchParams): string {
    const key = query.get("key-marker");
    const own = ordered().filter((one) => one.key.startsWith(query.get("prefix") ?? ""));
    const id = query.get("version-id-marker");
    const from = key === null ? 0 : own.findIndex((one) => one.key === key && one.id === id) + 1;
    const page = own.slice(from, from + pageSize);
    const last = page.at(-1);
    const rest = from + pageSize < own.length && last;
    const next = rest
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextVersionIdMarker>${last.id}</NextVersionIdMarker>`
      : "";
    const rows = page.map((one) => {
      const name = one.bytes ? "Version" : "DeleteMarker";
      const isLatest = own.find((other) => other.key === one.key) === one;
      return `<${name}><Key>${one.key}</Key><VersionId>${one.id}</VersionId><IsLatest>${isLatest}</IsLatest>
        <LastModified>${one.at.toISOString()}</LastModified></${name}>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult><Name>${bucket}</Name>
      <IsTruncated>${Boolean(rest)}</IsTruncated>${next}${rows.join("")}</ListVersionsResult>`;
  }

  return async (c, next) => {
    const url = new URL(c.req.url ?? "", `http://${c.req.headers.host}`);
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}/`.length));
    const method = c.req.method;
    if (method === "GET" && url.searchParams.has("versions")) {
      c.status = 200;
      c.body = list(url.searchParams);
      return;
    }
    const source = c.req.headers["x-amz-copy-source"];
    if (method === "PUT" && source) {
      const id = /\?versionId=(.*)$/.exec(String(source))?.[1];
      const version = versions.find((one) => one.id === id);
      if (!version?.bytes) throw new Error(`There is no version ${String(source)}`);
      const aws = new AwsClient({ accessKeyId: account, secretAccessKey: account, service: "s3" });
      const body = version.bytes as Uint8Array<ArrayBuffer>;
      c.status = (await aws.fetch(url.href, { method: "PUT", body })).status;
      c.body = "<CopyObjectResult></CopyObjectResult>";
      return;
    }
    await next();
    if (!key || c.status >= 300) return;
    if (method === "PUT") add(key, readFileSync(join(folder, `${key}._S3rver_object`)));
    if (method === "DELETE") add(key, undefined);
  };
}
