// Loaded into the site's built server before it (`node --import`): calls to the API host are
// answered from a recording, so that what is measured is the site and not the host behind it.
import { readFileSync } from "node:fs";

const { BENCH_CALLS = "", BENCH_CACHE } = process.env;
const recorded = JSON.parse(readFileSync(BENCH_CALLS, "utf8")) as Record<string, object>;

/** Whatever order a query's parts stand in, the call is the same. */
function keyOf(url: URL): string {
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** A page without a revision is never kept: that is how the cache is turned off. */
const answers = new Map(
  Object.entries(recorded).map(([path, answer]) => [
    keyOf(new URL(path, "http://api")),
    JSON.stringify(
      BENCH_CACHE === "off" && "revision" in answer ? { ...answer, revision: "" } : answer,
    ),
  ]),
);

globalThis.fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = answers.get(keyOf(url));
  if (body === undefined) throw new Error(`Not recorded: ${url.pathname}${url.search}`);
  return new Response(body, { headers: { "content-type": "application/json" } });
};
