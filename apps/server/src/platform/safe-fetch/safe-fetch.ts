import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { chooseAddress, internet, readTarget } from "./choose-address.ts";
import type { Reach, Target } from "./choose-address.ts";
import { FetchFailure } from "./fetch-failure.ts";
import { readBody } from "./read-body.ts";

export interface SafeFetchOptions {
  accept: string;
  /** Bytes of the unpacked body that are read at most; the rest is left. */
  maxBytes: number;
  /** For everything together, redirects included, in ms. */
  timeoutMs: number;
  reach?: Reach;
}

export interface FetchedPage {
  /** Where the redirects led. */
  url: URL;
  contentType: string;
  bytes: Buffer;
}

const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/**
 * GETs what somebody else named, from the internet alone: each hop's name is looked up once, its
 * addresses are checked, and the connection goes to the checked address. No cookies, no referrer.
 * Throws `FetchFailure`.
 */
export async function safeFetch(text: string, options: SafeFetchOptions): Promise<FetchedPage> {
  const { reach = internet, timeoutMs, maxBytes } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = readTarget(text);
  try {
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const target = await abortable(chooseAddress(url, reach), signal);
      const response = await ask(target, options.accept, signal);
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (redirects.has(status) && location) {
        response.destroy();
        url = readTarget(location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new FetchFailure("bad_status");
      }
      const contentType = response.headers["content-type"]?.toLowerCase() ?? "";
      return { url, contentType, bytes: await abortable(readBody(response, maxBytes), signal) };
    }
  } catch (cause) {
    if (cause instanceof FetchFailure) throw cause;
    throw new FetchFailure(signal.aborted ? "timeout" : "unreachable", { cause });
  }
  throw new FetchFailure("too_many_redirects");
}

function ask(target: Target, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, address, family } = target;
  // Node asks for all addresses or for one, by its own settings; either way it gets the checked one.
  const lookup: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, {
    lookup,
    signal,
    agent: false,
    maxHeaderSize: 32 * 1024,
    headers: {
      accept,
      "accept-encoding": "gzip, deflate, br",
      "accept-language": "ru,en;q=0.5",
      "user-agent": "TourSiteBuilder/1.0 (link preview)",
    },
  })
    .on("response", resolve)
    .on("error", reject)
    .end();
  return promise;
}

/** A name server or a body that never ends does not outlast the time that is given. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", abort));
}
