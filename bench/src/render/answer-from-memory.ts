// Loaded into the site's built server before it (`node --import`): calls to the API host are
// answered from a recording, so that what is measured is the site and not the host behind it.
import { readFileSync } from "node:fs";
import { dataRevisionHeader } from "@tour/api";

const { BENCH_CALLS = "", BENCH_CACHE } = process.env;
const recorded = JSON.parse(readFileSync(BENCH_CALLS, "utf8")) as Record<string, object>;

/** Whatever order a query's parts stand in, the call is the same. */
function keyOf(url: URL): string {
  url.searchParams.sort();
  return url.pathname + url.search;
}

/** A page without a revision is never kept: that is how the cache of pages is turned off. */
const isKept = BENCH_CACHE === "on";

const answers = new Map(
  Object.entries(recorded).map(([path, answer]) => [
    keyOf(new URL(path, "http://api")),
    // As bytes, which is how they come from a host.
    Buffer.from(
      JSON.stringify(!isKept && "revision" in answer ? { ...answer, revision: "" } : answer),
    ),
  ]),
);

/** Blocks that have other ids each time are rendered each time; the rest of the answer stays. */
function renameBlocks(body: Buffer<ArrayBuffer>): () => Buffer<ArrayBuffer> {
  const text = body.toString();
  const { data } = JSON.parse(text) as { data: { blocks: { id: string }[] } };
  const parts = text.split(new RegExp(data.blocks.map(({ id }) => `"id":"${id}"`).join("|")));
  let page = 0;
  return () => {
    page += 1;
    return Buffer.from(
      parts.map((part, index) => (index === 0 ? part : `"id":"b${page}-${index}"${part}`)).join(""),
    );
  };
}

const renamed = new Map(
  BENCH_CACHE === "none"
    ? [...answers]
        .filter(([key]) => key.startsWith("/spa/custom-page"))
        .map(([key, body]) => [key, renameBlocks(body)])
    : [],
);

/** A page is kept when all of its answers say that they were read at the revision that it names. */
const headers = {
  "content-type": "application/json",
  ...(isKept && { [dataRevisionHeader]: findRevision() }),
};

function findRevision(): string {
  for (const answer of Object.values(recorded)) {
    if ("revision" in answer && typeof answer.revision === "string") return answer.revision;
  }
  throw new Error("No recorded answer has a revision");
}

globalThis.fetch = async (input) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const key = keyOf(url);
  const body = renamed.get(key)?.() ?? answers.get(key);
  if (body === undefined) {
    // A page goes on without what it could not ask, and would be measured as another page.
    console.error(`Not recorded: ${url.pathname}${url.search}`);
    process.exit(1);
  }
  return new Response(body, { headers });
};
