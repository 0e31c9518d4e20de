import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tour-articles-"));
let app: TestApp;
let organizer: TestOrganizer;
let server: Server;
let pages: Record<string, RequestListener> = {};
let base: string;

beforeAll(async () => {
  server = createServer((request, response) =>
    (pages[request.url ?? ""] ?? ((_, other) => void other.writeHead(404).end()))(
      request,
      response,
    ),
  ).listen(0, "127.0.0.2");
  await once(server, "listening");
  base = `http://news.example:${(server.address() as AddressInfo).port}`;
  const reach = {
    resolve: async (host: string) => [host === "news.example" ? "127.0.0.2" : "127.0.0.1"],
    mayReach: (address: string) => address === "127.0.0.2",
  };
  app = await createTestApp({ env: { dataDir }, network: { reach } });
  organizer = await createOrganizer(app);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const parse = async (url: string) => {
  const input = { query: { organizer_id: organizer.id }, body: { url } };
  return (await app.call("parseMassMediaArticle", input, organizer.editor)).data;
};
const html =
  (text: string | Buffer, type = "text/html; charset=utf-8"): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { "content-type": type }).end(text);

test("an article's picture is added to the library, everything else is the article's text", async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  pages = {
    "/altai": html(`<meta property="og:title" content="Алтай">
      <meta property="og:description" content="Десять дней">
      <meta property="og:image" content="/cover.png">
      <meta property="article:published_time" content="2025-08-14T10:00:00+03:00">`),
    "/cover.png": html(png, "image/png"),
  };
  const article = await parse(`${base}/altai`);
  expect(article).toMatchObject({
    url: `${base}/altai`,
    source: "news.example",
    title: "Алтай",
    quote: "Десять дней",
    date: "2025-08-14",
    image: { url: expect.stringMatching(/^\/media\/[\w-]{22}\/\{size\}$/), alt: "Алтай" },
  });
  const input = { query: { organizer_id: organizer.id } };
  const { data } = await app.call("listMedia", input, organizer.editor);
  expect(data.map(({ image, name }) => [image.url, name])).toEqual([
    [article.image?.url, "cover.png"],
  ]);
});

test("a windows-1251 page that claims another site's URL keeps its own", async () => {
  const word = Buffer.from([0xc0, 0xeb, 0xf2, 0xe0, 0xe9]);
  pages = {
    "/old": html(
      Buffer.concat([
        Buffer.from(
          '<meta charset=windows-1251><link rel="canonical" href="https://evil.example/"><title>',
        ),
        word,
        Buffer.from("</title>"),
      ]),
      "text/html",
    ),
  };
  expect(await parse(`${base}/old`)).toMatchObject({ title: "Алтай", url: `${base}/old` });
});

test("a picture on an internal address, or one that is not a picture, is left out", async () => {
  for (const image of ["http://inside.example/x.png", "/page", "javascript:1", "/missing"]) {
    pages = {
      "/a": html(`<title>Есть</title><meta property="og:image" content="${image}">`),
      "/page": html("<svg onload=alert(1)>"),
    };
    expect(await parse(`${base}/a`)).toMatchObject({ title: "Есть", image: null });
  }
});

test("a page that can't be fetched is refused with a readable reason, the same for internal and unknown addresses", async () => {
  pages = { "/empty": html("<p>..."), "/file": html("%PDF", "application/pdf") };
  const refusal = async (url: string) => {
    const { status, message, validation } = await parse(url).catch((error) => error);
    return [status, message, Object.keys(validation)];
  };
  const inside = await refusal("http://127.0.0.1/");
  expect(inside).toEqual([422, expect.stringMatching(/[а-я]/), ["url"]]);
  expect(await refusal("http://inside.example/")).toEqual(inside);
  for (const url of [`${base}/empty`, `${base}/file`, `${base}/missing`, "ftp://news.example"]) {
    expect(await refusal(url)).toEqual([422, expect.stringMatching(/[а-я]/), ["url"]]);
  }
});
