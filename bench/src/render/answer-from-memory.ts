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
    // As bytes, which is how they come from a host.
    Buffer.from(
      JSON.stringify(
        BENCH_CACHE === "off" && "revision" in answer ? { ...answer, revision: "" } : answer,
      ),
    ),
  ]),
);

globalThis.fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = answers.get(keyOf(url));
  if (body === undefined) {
    // A page goes on without what it could not ask, and would be measured as another page.
    console.error(`Not recorded: ${url.pathname}${url.search}`);
    process.exit(1);
  }
  return new Response(body, { headers: { "content-type": "application/json" } });
};
