import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ObjectStore } from "s3rver";

/**
 * An object is read as it was written as soon as its writing was answered, as the store's reference promises.
 * `s3rver` answers while it still writes, and two writes one after the other could be mixed.
 */
export function writeBeforeAnswer(store: ObjectStore): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const path = store.getResourcePath(bucket, key, "object");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const md5 = createHash("md5").update(bytes).digest("hex");
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}
