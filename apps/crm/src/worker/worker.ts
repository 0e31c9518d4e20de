/**
 * The service worker of sales: keeps the page and the files of one build on this device, so that the
 * office opens without a network. What is read of the API it never sees.
 */
import { answerFile } from "./answer-file.ts";
import { chooseAnswer } from "./choose-answer.ts";

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
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
}

/** Put in by the build: which one it is, as `<html data-build>` says, and its files. */
declare const BUILD: string;
declare const BUILD_FILES: readonly string[];

const worker = self as unknown as Worker;
const prefix = "office-build ";
const cacheName = prefix + BUILD;
const pagePath = "/crm/";
/** How long the server may take to answer before the kept page is shown, in ms. */
const patience = 4000;
/**
 * How many files are kept at a time: a browser has six connections to a host, and the page that is open
 * needs its own files first.
 */
const atATime = 4;

worker.addEventListener("install", (event) => event.waitUntil(keepBuild()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOlderBuilds()])),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = chooseAnswer(request, worker.location.origin);
  if (kind === "page") event.respondWith(answerPage(request));
  if (kind === "file") {
    event.respondWith(answerFile(findKept(request), () => fetch(request)));
  }
});

/** Keeps all of a build or nothing of it: what could not be kept is tried again later. */
async function keepBuild(): Promise<void> {
  const page = await fetchPage();
  // Anew: caches are forgotten in the order in which they were made, and a build may come back.
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  try {
    await cache.put(pagePath, page);
    for (let from = 0; from < BUILD_FILES.length; from += atATime) {
      await cache.addAll(BUILD_FILES.slice(from, from + atATime));
    }
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  await worker.skipWaiting();
}

/** The page as anybody gets it. While servers are being replaced it may be another build's. */
async function fetchPage(): Promise<Response> {
  const fresh = await fetch(pagePath, { cache: "no-store", credentials: "omit" });
  const html = await fresh.text();
  if (!html.includes(`data-build="${BUILD}"`)) throw new Error("The server has another build");
  const headers = new Headers(fresh.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  // Whether somebody is signed in is asked of the server, or of what was kept.
  return new Response(html.replace(' data-session="none"', ""), { headers });
}

/** The server's page; the kept one where the server is out of reach, down or slow. */
async function answerPage(request: Request): Promise<Response> {
  const fresh = fetch(request);
  const kept = caches.open(cacheName).then((cache) => cache.match(pagePath));
  try {
    const first = await Promise.race([fresh, giveUp(patience)]);
    if (first.status < 500) return first;
  } catch {
    // The kept page follows.
  }
  return (await kept) ?? fresh;
}

const giveUp = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error("Too slow")), ms));

/**
 * Files have the hash of their content in their names: what is kept never changes. The own build's are
 * asked first: whoever asks all waits while a newer build is being kept.
 */
async function findKept(request: Request): Promise<Response | undefined> {
  const options = { ignoreVary: true };
  const own = await (await caches.open(cacheName)).match(request, options);
  return own ?? caches.match(request, options);
}

/** A page that is open may still be of the build before this one: that one stays, too. */
async function forgetOlderBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
