import type { S3Settings } from "../../../platform/env/s3-settings.ts";
import { listVersions } from "./list-versions.ts";
import type { ObjectVersion } from "./list-versions.ts";
import { createS3Client } from "./s3-client.ts";
import type { S3Client } from "./s3-client.ts";

/**
 * Makes objects of a bucket with versions what they were at a moment: what was deleted or overwritten
 * since is copied from its version of then, and becomes the newest. Nothing is deleted, also not what
 * came later. Answers how many were put back.
 */
export async function putBackObjects(settings: S3Settings, moment: Date): Promise<number> {
  // Nobody waits for a page here: a store that is too busy is asked for up to a minute and a half.
  const client = createS3Client(settings, { retries: 10 });
  let newest: ObjectVersion | undefined;
  let isDone = false;
  const lost: ObjectVersion[] = [];
  for await (const version of listVersions(client, settings)) {
    if (version.key !== newest?.key) {
      newest = version;
      isDone = false;
    }
    if (isDone || version.at > moment) continue;
    isDone = true;
    if (version !== newest && !version.isDeletion) lost.push(version);
  }
  for (const version of lost) await putBack(client, settings, version);
  return lost.length;
}

async function putBack(client: S3Client, settings: S3Settings, { key, id }: ObjectVersion) {
  const path = `${settings.bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
  const source = `/${path}?versionId=${encodeURIComponent(id)}`;
  const answer = await client.fetch(`${settings.endpoint}/${path}`, {
    method: "PUT",
    headers: { "x-amz-copy-source": source },
  });
  // A copy that fails in its midst is answered with 200 all the same.
  const text = await answer.text();
  if (!answer.ok || text.includes("<Error>")) {
    throw new Error(`The store did not put ${key} back: ${answer.status} ${text}`);
  }
}
