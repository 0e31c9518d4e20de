/**
 * The service worker of arrival pages. What it keeps lies in this device's Cache Storage alone, one
 * page a request, and is erased once the trip is over or the server says that there is no page.
 */

/** What of a worker is used here: its own types would take the place of a page's. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface AskedEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  addEventListener(type: "install" | "activate", listen: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: AskedEvent) => void): void;
  addEventListener(
    type: "message",
    listen: (event: WorkerEvent & { data: { keep?: string } }) => void,
  ): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}

const worker = self as unknown as Worker;
const cacheName = "arrival";
const pagePath = /^\/arrival\/[0-9a-f-]{36}$/i;
/** When a kept page is of no use any more, in ms. */
const endHeader = "x-kept-until";

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), eraseOver()])),
);
worker.addEventListener("message", (event) => {
  const { keep } = event.data;
  if (keep && pagePath.test(keep)) event.waitUntil(fetchAndKeep(keep));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || request.mode !== "navigate" || !pagePath.test(pathname)) return;
  event.waitUntil(eraseOver());
  event.respondWith(answer(request, pathname));
});

/** The server's page, and without the server the one that was kept. */
async function answer(request: Request, path: string): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.status >= 500) return (await readKept(path)) ?? fresh;
    await keep(path, fresh.clone());
    return fresh;
  } catch {
    return (await readKept(path)) ?? Response.error();
  }
}

async function fetchAndKeep(path: string): Promise<void> {
  const fresh = await fetch(path, { headers: { accept: "text/html" } });
  if (fresh.status < 500) await keep(path, fresh);
}

/** Keeps a page that says until when; any other takes the place of nothing, and erases it. */
async function keep(path: string, fresh: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const html = fresh.ok ? await fresh.text() : "";
  const end = Date.parse(/ data-ends-at="([^"]+)"/.exec(html)?.[1] ?? "");
  if (!(end > Date.now())) {
    await cache.delete(path);
    return;
  }
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  for (const name of ["content-security-policy", "referrer-policy", "x-robots-tag"]) {
    const value = fresh.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set(endHeader, String(end));
  await cache.put(path, new Response(html, { headers }));
}

async function readKept(path: string): Promise<Response | undefined> {
  await eraseOver();
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  if (!kept) return undefined;
  // The page says of itself that it is not the newest.
  const html = (await kept.text()).replace(/ data-kept="" hidden=""/, ' data-kept=""');
  return new Response(html, { headers: kept.headers });
}

async function eraseOver(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!(Number(kept?.headers.get(endHeader)) > Date.now())) await cache.delete(request);
  }
}
