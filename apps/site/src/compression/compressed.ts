import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/**
 * A body that is compressed for each encoding that is asked for, and kept so: at once for whoever
 * asks first, then as small as can be, beside everything else, for what is asked for again.
 */
export class Compressed {
  /** Null once it is packed. */
  #identity: Buffer | null;
  readonly #made: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {};
  readonly #tag: string;
  readonly #bytes = { identity: 0, br: 0, gzip: 0 };
  #brotliAsked = 0;

  constructor(body: string | Buffer) {
    this.#identity = typeof body === "string" ? Buffer.from(body) : body;
    this.#bytes.identity = this.#identity.length;
    this.#tag = hash("sha256", this.#identity, "base64url").slice(0, 22);
  }

  /** How many bytes it takes in all forms that it is kept in. */
  get keptBytes(): number {
    const { identity, br, gzip: zipped } = this.#bytes;
    return identity + br + zipped;
  }

  /** A representation of its own for each encoding; however well it is compressed, it is the same. */
  etag(encoding: Encoding): string {
    return `"${this.#tag}${encoding === "identity" ? "" : `-${encoding}`}"`;
  }

  encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === "gzip") return (this.#made.gzip ??= this.#note("gzip", this.#zip()));
    if (encoding === "br") return this.#encodeBrotli();
    return this.read();
  }

  /** The body as it was given; of one that is packed it is made anew each time. */
  async read(): Promise<Buffer> {
    return this.#identity ?? fromBrotli(await this.#made.br!);
  }

  /** Keeps it compressed alone: a page takes an eighth of the room then. */
  async pack(): Promise<void> {
    await this.#quickBrotli();
    this.#identity = null;
    this.#bytes.identity = 0;
  }

  async #zip(): Promise<Buffer> {
    return toGzip(await this.read(), { level: 9 });
  }

  #encodeBrotli(): Promise<Buffer> {
    this.#brotliAsked += 1;
    if (this.#brotliAsked >= 2 && this.#brotliAsked < Infinity) this.#shrink();
    return this.#quickBrotli();
  }

  #quickBrotli(): Promise<Buffer> {
    return (this.#made.br ??= this.#note(
      "br",
      this.read().then((body) => brotli(body, quickOptions)),
    ));
  }

  /** One body at a time: each takes a thread for a part of a second. Where many wait, the next asking is soon enough. */
  #shrink(): void {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    this.#brotliAsked = Infinity;
    lastShrunk = lastShrunk
      .then(async () => brotli(await this.read(), bestOptions))
      .then((smaller) => {
        this.#made.br = this.#note("br", Promise.resolve(smaller));
      })
      // What was made quickly stays.
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
  }

  #note(encoding: "br" | "gzip", made: Promise<Buffer>): Promise<Buffer> {
    return made.then((bytes) => {
      this.#bytes[encoding] = bytes.length;
      return bytes;
    });
  }
}

let lastShrunk: Promise<void> = Promise.resolve();
/** Bodies that wait are held in memory, whether anybody else still keeps them or not. */
const maxWaiting = 20;
let waiting = 0;

/**
 * The best takes twenty times as long, for eight per cent fewer bytes. From the eighth on the quick one
 * fills tables of 32 MB anew for each body, for half a per cent; where memory is dear, as on a virtual
 * machine within another, that took longer than the best.
 */
const quickQuality = 7;
const bestQuality = 11;
const brotliOptions = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
  },
});
/** A quarter of a megabyte: as large as a large page. */
const quickOptions = brotliOptions(quickQuality, 18);
const bestOptions = brotliOptions(bestQuality);

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
