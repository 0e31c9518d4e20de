import { request as requestHttp } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";

interface PassOptions {
  apiOrigin: string;
  /** Whose site the call is for, whatever the client says. */
  host: string;
  /** Address of the visitor, for the API host's limits. */
  address: string;
}

/**
 * What does not go through. `site-host` and `user-role` are ours to say; a visitor has no session
 * at the API host, so that cookies could only carry a right that was not meant for this site.
 */
const droppedFromClient = new Set([
  "host",
  "site-host",
  "user-role",
  "cookie",
  "authorization",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
]);
const droppedFromApi = new Set(["set-cookie"]);
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Passes a visitor's call on to the API host, body and answer streaming, encodings untouched. */
export async function passToApi(request: Request, options: PassOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers: Record<string, string> = {};
  request.headers.forEach((value, name) => {
    if (!droppedFromClient.has(name) && !hopByHop.has(name)) headers[name] = value;
  });
  headers["site-host"] = options.host;
  headers["user-role"] = "visitor";
  headers["x-forwarded-for"] = options.address;
  const answer = await send(new URL(pathname + search, options.apiOrigin), request, headers);
  return toResponse(answer);
}

function send(url: URL, { method, body, signal }: Request, headers: Record<string, string>) {
  const open = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = open(url, { method, headers, signal }, resolve);
    call.on("error", reject);
    if (body)
      Readable.fromWeb(body as never)
        .on("error", reject)
        .pipe(call);
    else call.end();
  });
}

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value === undefined || hopByHop.has(name) || droppedFromApi.has(name)) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const status = answer.statusCode ?? 502;
  const isEmpty = status === 204 || status === 304 || answer.headers["content-length"] === "0";
  if (isEmpty) answer.resume();
  const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}

/** Whether a path could mean another one to a server that decodes it once more. */
export function isAmbiguousPath(pathname: string): boolean {
  return /%2f|%5c|%2e%2e|\\|\/\.\.(\/|$)/i.test(pathname);
}
