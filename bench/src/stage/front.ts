import { createServer, request } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface FrontOptions {
  /** Port that visitors ask. */
  port: number;
  /** Port of the server that makes the page. */
  pagePort: number;
  /** What is answered at a path in the place of that server. */
  instead?: { path: string; html: string };
  /** Origin of what has the pictures. */
  media: string;
  /** Origin of what has the font files. */
  fonts: string;
  /** Host that the page's server is asked for; default its own. */
  host?: string | undefined;
}

const compressible = /^(text\/|application\/(javascript|json)|image\/svg)/;
/** What belongs to one connection, or to the body as it came. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "content-encoding", "etag"];

/**
 * What stands before every page's server: it compresses with brotli, keeps what it has seen, and
 * takes pictures and fonts from one place, so that contenders differ by what they send and nothing else.
 */
export async function startFront({
  port,
  pagePort,
  media,
  fonts,
  host,
  instead,
}: FrontOptions): Promise<Server> {
  const kept = new Map<string, Promise<Kept>>();
  if (instead) kept.set(instead.path, Promise.resolve(compressed(pageOf(instead.html))));
  const server = createServer((asked, response) => {
    const { url = "/", headers } = asked;
    const isMedia = url.startsWith("/media/");
    const key = isMedia ? `${url} ${headers.accept}` : url;
    const isFont = url.startsWith("/fonts/");
    const from = isMedia ? media : isFont ? fonts : `http://127.0.0.1:${pagePort}`;
    const take = () =>
      fetchWhole(from + url, { accept: headers.accept, host: isMedia ? "" : host });
    const answer = kept.get(key) ?? take();
    kept.set(key, answer);
    answer.then(
      (it) => response.writeHead(it.status, it.headers).end(it.body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}

async function fetchWhole(
  url: string,
  { accept = "*/*", host }: { accept?: string | undefined; host?: string | undefined },
): Promise<Kept> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { accept, "accept-encoding": "identity", ...(host && { host }) };
    request(url, { headers }, resolve).on("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return compressed({ status: answer.statusCode ?? 502, headers: answer.headers, body });
}

const pageOf = (html: string): Kept => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(html),
});

function compressed({ status, headers: given, body }: Kept): Kept {
  const headers = { ...given };
  for (const name of dropped) delete headers[name];
  const isText = compressible.test(headers["content-type"] ?? "");
  const sent = isText ? brotliCompressSync(body) : body;
  return {
    status,
    headers: {
      ...headers,
      "content-length": `${sent.length}`,
      ...(isText && { "content-encoding": "br" }),
    },
    body: sent,
  };
}
