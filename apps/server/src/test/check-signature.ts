import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/**
 * Whether a request to an S3 store is signed (AWS Signature Version 4) with the secret. Written from
 * the signature's definition, because `s3rver` knows only the old signatures.
 */
export function isSigned({ method, url, headers }: IncomingMessage, secret: string): boolean {
  const form = /Credential=[^/]+\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)/;
  const [, scope = "", names = "", signature] = form.exec(headers.authorization ?? "") ?? [];
  if (!signature) return false;
  const [path = "", query = ""] = (url ?? "").split("?");
  const canonical = [
    method,
    path,
    sortQuery(query),
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const hash = createHash("sha256").update(canonical).digest("hex");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = `AWS4-HMAC-SHA256\n${String(headers["x-amz-date"])}\n${scope}\n${hash}`;
  return hmac(key, text).toString("hex") === signature;
}

/** Its parts in the signature's order and spelling, whatever those of the address are. */
const sortQuery = (query: string) =>
  [...new URLSearchParams(query)]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .toSorted()
    .join("&");
