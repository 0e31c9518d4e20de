import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { findFreePort } from "@tour/free-port";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Reach } from "./choose-address.ts";
import { internet } from "./choose-address.ts";
import { safeFetch } from "./safe-fetch.ts";

/** The outside stands at 127.0.0.2, what must not be reached at 127.0.0.1, on the same port. */
const outside = "127.0.0.2";
const inside = "127.0.0.1";
/** A gigabyte: far more than what else happens in this process takes. */
const bomb = Buffer.concat(Array(20).fill(gzipSync(Buffer.alloc(50 * 1024 * 1024))));

let port: number;
let answer: RequestListener;
let secretHits = 0;
const servers: Server[] = [];

async function listen(host: string, at: number, listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(at, host);
  servers.push(server);
  await once(server, "listening");
}

beforeAll(async () => {
  port = await findFreePort();
  await listen(outside, port, (request, response) => answer(request, response));
  await listen(inside, port, (_, response) => {
    secretHits += 1;
    response.end("secret");
  });
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  secretHits = 0;
});

const names: Record<string, string[]> = {
  "news.example": [outside],
  "intranet.example": [inside],
  "both.example": [outside, inside],
};
const guarded: Reach = {
  resolve: async (host) => names[host] ?? Promise.reject(new Error("ENOTFOUND")),
  mayReach: (address) => address === outside,
};
/** The control: the same without the guard. */
const open: Reach = { ...guarded, mayReach: () => true };

const options = { accept: "text/html", maxBytes: 1_000_000, timeoutMs: 1500 };
const at = (host: string, path = "/") => `http://${host}:${port}${path}`;
const get = (url: string, reach = guarded) => safeFetch(url, { ...options, reach });
const redirectTo =
  (location: string): RequestListener =>
  (request, response) => {
    if (request.url !== "/") return void response.end("there");
    response.writeHead(302, { location }).end();
  };

test("a page is fetched with its type and final URL", async () => {
  answer = (request, response) => {
    if (request.url === "/") return void response.writeHead(301, { location: "/b" }).end();
    response.writeHead(200, { "content-type": "Text/HTML" }).end("hello");
  };
  const page = await get(at("news.example"));
  expect([page.url.pathname, page.contentType, page.bytes.toString()]).toEqual([
    "/b",
    "text/html",
    "hello",
  ]);
});

const ways = {
  "by literal": () => at(inside),
  "by another spelling of the literal": () => at("2130706433"),
  "by name": () => at("intranet.example"),
  "by one of a name's addresses": () => at("both.example"),
  "by a redirect to a literal": () => {
    answer = redirectTo(at(inside));
    return at("news.example");
  },
  "by a redirect to a name": () => {
    answer = redirectTo(at("intranet.example"));
    return at("news.example");
  },
};

for (const [title, prepare] of Object.entries(ways)) {
  test(`an internal address is not reached ${title}`, async () => {
    await expect(get(prepare())).rejects.toMatchObject({ kind: "forbidden" });
    expect(secretHits).toBe(0);
  });

  if (title === "by one of a name's addresses") continue;
  test(`control: with the guard off it is reached ${title}`, async () => {
    expect((await get(prepare(), open)).bytes.toString()).toBe("secret");
  });
}

/** A name that leads outside when it is checked, and inside when it is connected to. */
function rebind() {
  let asked = 0;
  return async () => [asked++ === 0 ? outside : inside];
}

// ASVS 1.3.6
test("a name that changes between the check and the connection is not followed", async () => {
  answer = (_, response) => void response.end("public");
  const page = await get(at("rebind.example"), { ...guarded, resolve: rebind() });
  expect([page.bytes.toString(), secretHits]).toEqual(["public", 0]);
});

test("control: if resolved again for the connection, the same name leads to an internal address", async () => {
  const resolve = rebind();
  const isAllowed = (await resolve()).every((address) => guarded.mayReach(address, port));
  const [address] = await resolve();
  const page = await fetch(at(address!)).then((response) => response.text());
  expect([isAllowed, page]).toEqual([true, "secret"]);
});

// ASVS 1.3.6
test("the real guard blocks every port of this machine", async () => {
  const hosts = [inside, "localhost", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "0.0.0.0"];
  for (const host of hosts) {
    await expect(safeFetch(at(host), options)).rejects.toMatchObject({ kind: "forbidden" });
  }
  expect(internet.mayReach("8.8.8.8", 443)).toBe(true);
  expect(internet.mayReach("8.8.8.8", 22)).toBe(false);
});

// ASVS 13.2.5
test.each(["file:///etc/passwd", "ftp://news.example", "gopher://x", "data:,x", "news", ""])(
  "%s is not a web address",
  async (url) => {
    await expect(get(url)).rejects.toMatchObject({ kind: "bad_url" });
  },
);

// ASVS 1.3.6, 15.3.2
test("URLs with a password and redirects to another protocol are refused", async () => {
  await expect(get(`http://a:b@news.example:${port}/`)).rejects.toMatchObject({ kind: "bad_url" });
  answer = redirectTo("file:///etc/passwd");
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind: "bad_url" });
});

test("five redirects are followed, the sixth is not", async () => {
  let left = 5;
  answer = (_, response) => {
    if (left-- === 0) return void response.end("there");
    response.writeHead(302, { location: "/" }).end();
  };
  expect((await get(at("news.example"))).bytes.toString()).toBe("there");
  left = 6;
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind: "too_many_redirects" });
});

test.each([
  ["that says nothing", (() => {}) as RequestListener],
  [
    "that drips",
    ((_, response) => {
      const timer = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(timer));
    }) as RequestListener,
  ],
])("a request to a server %s times out", async (_, listener) => {
  answer = listener;
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind: "timeout" });
});

test("only the first bytes of an endless response are read", async () => {
  answer = (_, response) => {
    const pour = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", pour);
    pour();
  };
  const { bytes } = await get(at("news.example"));
  expect(bytes.length).toBe(options.maxBytes);
});

// ASVS 5.2.3
test("a response that decompresses to a thousand times its size is decompressed only as far as it is read", async () => {
  answer = (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
  const before = process.memoryUsage().rss;
  const { bytes } = await get(at("news.example"));
  expect(bytes.length).toBe(options.maxBytes);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test.each([
  ["gzip", gzipSync("привет")],
  ["br", brotliCompressSync("привет")],
])("%s is decompressed", async (encoding, body) => {
  answer = (_, response) =>
    void response.writeHead(200, { "content-encoding": encoding }).end(body);
  expect((await get(at("news.example"))).bytes.toString()).toBe("привет");
});

test.each([
  ["several encodings at once", { "content-encoding": "gzip, gzip" }, "bad_encoding"],
  ["an unknown encoding", { "content-encoding": "zstd9" }, "bad_encoding"],
  ["a broken one", { "content-encoding": "gzip" }, "unreachable"],
])("%s is refused", async (_, headers, kind) => {
  answer = (__, response) => void response.writeHead(200, headers).end("not packed");
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind });
});

test("remote errors, broken responses and unknown names are reported as failures", async () => {
  answer = (_, response) => void response.writeHead(503).end();
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind: "bad_status" });
  answer = (request) => void request.socket.destroy();
  await expect(get(at("news.example"))).rejects.toMatchObject({ kind: "unreachable" });
  await expect(get(at("nobody.example"))).rejects.toMatchObject({ kind: "unreachable" });
});

test("no cookies and no referrer are sent", async () => {
  let sent: object = {};
  answer = (request, response) => {
    sent = request.headers;
    response.end();
  };
  await get(at("news.example"));
  expect(Object.keys(sent).sort()).toEqual([
    "accept",
    "accept-encoding",
    "accept-language",
    "connection",
    "host",
    "user-agent",
  ]);
});
