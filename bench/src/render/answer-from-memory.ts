// Loaded into the site's built server before it (`node --import`): calls to the API host are
// answered from a recording, so that what is measured is the site and not the host behind it.
import { readFileSync } from "node:fs";

const { BENCH_CALLS = "", BENCH_CACHE } = process.env;
const recorded = JSON.parse(readFileSync(BENCH_CALLS, "utf8")) as Record<string, object>;

/** A page without a revision is never kept: that is how the cache is turned off. */
const answers = new Map(
  Object.entries(recorded).map(([path, answer]) => [
    path,
    JSON.stringify(
      BENCH_CACHE === "off" && "revision" in answer ? { ...answer, revision: "" } : answer,
    ),
  ]),
);

globalThis.fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = answers.get(url.pathname + url.search);
  if (body === undefined) throw new Error(`Not recorded: ${url.pathname}${url.search}`);
  return new Response(body, { headers: { "content-type": "application/json" } });
};
