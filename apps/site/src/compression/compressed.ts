import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/**
 * A body that is compressed for each encoding that is asked for, and kept so: at once for whoever
 * asks first, then as small as can be, beside everything else, for what is asked for again.
 */
export class Compressed {
  readonly identity: Buffer;
  readonly #made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  readonly #tag: string;
  #brotliAsked = 0;

  constructor(body: string | Buffer) {
    this.identity = typeof body === "string" ? Buffer.from(body) : body;
    this.#tag = hash("sha256", this.identity, "base64url").slice(0, 22);
  }

  /** A representation of its own for each encoding; however well it is compressed, it is the same. */
  etag(encoding: Encoding): string {
    return `"${this.#tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  }

  encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === "gzip") return (this.#made.gzip ??= toGzip(this.identity, { level: 9 }));
    if (encoding === "br") return this.#encodeBrotli();
    return Promise.resolve(this.identity);
  }

  #encodeBrotli(): Promise<Buffer> {
    this.#brotliAsked += 1;
    if (this.#brotliAsked === 2) this.#shrink();
    return (this.#made.br ??= brotli(this.identity, brotliOptions(quickQuality)));
  }

  /** One body at a time: each takes a thread for a part of a second. */
  #shrink(): void {
    lastShrunk = lastShrunk
      .then(() => brotli(this.identity, brotliOptions(bestQuality)))
      .then((smaller) => {
        this.#made.br = Promise.resolve(smaller);
      })
      // What was made quickly stays.
      .catch(() => undefined);
  }
}

let lastShrunk: Promise<void> = Promise.resolve();

/** The best takes ten times as long, for seven per cent fewer bytes. */
const quickQuality = 9;
const bestQuality = 11;
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

/** The best encoding that an `Accept-Encoding` header allows; `q=0` forbids one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Set(
    (accepted ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  );
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") ? "gzip" : "identity";
}
