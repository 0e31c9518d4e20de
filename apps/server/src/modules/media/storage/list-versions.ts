import { Parser } from "htmlparser2";
import type { S3Settings } from "../../../platform/env/s3-settings.ts";
import type { S3Client } from "./s3-client.ts";

/** What an object was at some time, or that it was deleted then. */
export interface ObjectVersion {
  key: string;
  id: string;
  at: Date;
  isDeletion: boolean;
}

/** Every version of every object below the prefix, of each object the newest first. */
export async function* listVersions(
  client: S3Client,
  { endpoint, bucket, prefix }: S3Settings,
): AsyncGenerator<ObjectVersion> {
  for (let from: Record<string, string> | undefined = {}; from;) {
    const query = new URLSearchParams({ versions: "", prefix, ...from });
    const answer = await client.fetch(`${endpoint}/${bucket}?${query}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The store does not list versions: ${answer.status} ${text}`);
    const page = readPage(text);
    yield* page.versions;
    from = page.next;
  }
}

function readPage(text: string) {
  const versions: ObjectVersion[] = [];
  const next: Record<string, string> = {};
  let isWhole = true;
  let fields: Record<string, string> = {};
  let words = "";
  const parser = new Parser(
    {
      onopentag(name) {
        words = "";
        if (name === "Version" || name === "DeleteMarker") fields = {};
      },
      ontext: (part) => void (words += part),
      onclosetag(name) {
        if (name === "Version" || name === "DeleteMarker") {
          const { Key: key = "", VersionId: id = "", LastModified: at = "" } = fields;
          versions.push({ key, id, at: new Date(at), isDeletion: name === "DeleteMarker" });
        } else if (name === "NextKeyMarker") next["key-marker"] = words;
        else if (name === "NextVersionIdMarker") next["version-id-marker"] = words;
        else if (name === "IsTruncated") isWhole = words !== "true";
        else fields[name] = words;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { versions, next: isWhole ? undefined : next };
}
