import { chooseEncoding } from "./compressed.ts";
import type { Compressed } from "./compressed.ts";

/** Answers a body in the encoding that the client takes, or 304 when it has it already. */
export async function answerCompressed(
  request: Request,
  body: Compressed,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  const etag = body.etag(encoding);
  const all: Record<string, string> = { ...headers, etag, vary: "Accept-Encoding" };
  if (status === 200 && isKnown(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  if (encoding !== "identity") all["content-encoding"] = encoding;
  const bytes = await body.encode(encoding);
  all["content-length"] = String(bytes.length);
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers: all });
}

/** Weak comparison, as the header asks for: proxies may weaken what they pass on. */
function isKnown(header: string | null, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((tag) => {
    const own = tag.trim().replace(/^W\//, "");
    return own === "*" || own === etag;
  });
}
