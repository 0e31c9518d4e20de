import { chooseEncoding } from "../compression/compressed.ts";
import type { Compressed } from "../compression/compressed.ts";

interface AnswerOptions {
  status?: number;
  /** Fonts and pictures are compressed in themselves. */
  isCompressible?: boolean;
}

/** Answers a body in the encoding that the client takes, or 304 when it has it already. */
export async function answerCompressed(
  request: Request,
  body: Compressed,
  headers: Record<string, string>,
  { status = 200, isCompressible = true }: AnswerOptions = {},
): Promise<Response> {
  const accepted = request.headers.get("accept-encoding") ?? undefined;
  const encoding = isCompressible ? chooseEncoding(accepted) : "identity";
  const etag = body.etag(encoding);
  const all: Record<string, string> = { ...headers, etag };
  if (isCompressible) all.vary = "Accept-Encoding";
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
