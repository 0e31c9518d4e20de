import type { VisitCount } from "@tour/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countVisits } from "./count-visits.ts";
import type { Seen, Visits } from "./count-visits.ts";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const host = "altai.example";
let day = "2026-11-25";
let sent: VisitCount[][] = [];
let failure: Error | null = null;
const failures: unknown[] = [];
let visits: Visits;

beforeEach(() => {
  vi.useFakeTimers();
  day = "2026-11-25";
  sent = [];
  failure = null;
  failures.length = 0;
  visits = countVisits({
    marketplaceHost: "tours.example",
    today: () => day,
    send: async (counts) => {
      if (failure) throw failure;
      sent.push(counts);
    },
    onError: (error) => failures.push(error),
  });
});
afterEach(async () => {
  await visits.stop();
  vi.useRealTimers();
});

const seen = (
  path: string,
  headers: Record<string, string> = {},
  over: Partial<Seen> = {},
): Seen => {
  const url = new URL(path, `https://${host}`);
  return {
    organizerId: 1,
    host,
    path: url.pathname,
    query: url.searchParams,
    headers: new Headers({ "user-agent": browser, ...headers }),
    address: "203.0.113.5",
    ...over,
  };
};
const within = { referer: `https://${host}/` };
const afterSeconds = () => vi.advanceTimersByTimeAsync(5000);

test("views are summed up by page and source, and sent together after some seconds", async () => {
  visits.note(seen("/", { referer: "https://yandex.ru/" }));
  visits.note(seen("/altay-v-mae-1042", within));
  visits.note(seen("/altay-v-mae-1042", within));
  visits.note(seen("/altay-v-mae-1042/booking", within));
  visits.note(seen("/agreement", within));
  expect(sent).toEqual([]);
  await afterSeconds();
  const of = { organizer_id: 1, day, source: "search" };
  expect(sent).toEqual([
    [
      { ...of, page: "main", tour_id: 0, views: 1, visits: 1 },
      { ...of, page: "tour", tour_id: 1042, views: 2, visits: 0 },
      { ...of, page: "booking", tour_id: 1042, views: 1, visits: 0 },
    ],
  ]);
  await afterSeconds();
  expect(sent).toHaveLength(1);
});

test("robots, what is fetched ahead and whoever says nothing of themselves are not counted", async () => {
  const robot = "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)";
  visits.note(seen("/", { "user-agent": robot }));
  visits.note(seen("/", { "user-agent": "curl/8.5.0" }));
  visits.note(seen("/", { "user-agent": "" }));
  visits.note(seen("/", { "sec-purpose": "prefetch;prerender" }));
  visits.note(seen("/", { purpose: "prefetch" }));
  await afterSeconds();
  expect(sent).toEqual([]);
  visits.note(seen("/"));
  await afterSeconds();
  expect(sent[0], "control").toHaveLength(1);
});

test("a request's source is that of its guest's visit today, and nobody's on the next day", () => {
  visits.note(seen("/?utm_source=vk"));
  // They come back by themselves: it was the network that told them of the site.
  visits.note(seen("/altay-v-mae-1042"));
  expect(visits.sourceOf(seen("/"))).toBe("social");
  expect(visits.sourceOf(seen("/", {}, { address: "203.0.113.6" }))).toBe("unknown");
  expect(visits.sourceOf(seen("/", {}, { organizerId: 2 }))).toBe("unknown");
  day = "2026-11-26";
  expect(visits.sourceOf(seen("/"))).toBe("unknown");
});

test("what did not arrive is sent with what came after; it is told of once", async () => {
  failure = new Error("refused");
  visits.note(seen("/"));
  await afterSeconds();
  visits.note(seen("/"));
  await afterSeconds();
  expect(failures).toEqual([failure]);
  failure = null;
  await afterSeconds();
  expect(sent.flat()).toMatchObject([{ page: "main", views: 2, visits: 2 }]);
});

test("a process that stops sends what it has", async () => {
  visits.note(seen("/"));
  await visits.stop();
  expect(sent.flat()).toHaveLength(1);
});
