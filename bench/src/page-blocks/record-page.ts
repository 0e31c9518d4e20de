import { callApi } from "../stage/call-api.ts";
import type { Demo } from "../stage/demo.ts";
import type { RecordedBlock, RecordedPage } from "./page.ts";

/** Calls that the site makes for its main page, as the API host answers them now. */
export type RecordedCalls = Record<string, unknown>;

interface ListAnswer {
  data: unknown[];
  pagination: { pages: number };
}

/** Asks what the site asks for the organiser's main page, and keeps the answers by their paths. */
export async function recordCalls(demo: Demo): Promise<RecordedCalls> {
  const calls: RecordedCalls = {};
  const record = async <Answer>(path: string): Promise<Answer> => {
    const answer = await callApi<Answer>(demo, path);
    calls[path] = answer;
    return answer;
  };
  await record("/spa/custom-metadata");
  await record("/spa/custom-page?type=main");
  await record("/spa/custom-site-org-data");
  const { pagination } = await record<ListAnswer>("/spa/tours-crm?page=1");
  for (let page = 2; page <= pagination.pages; page += 1)
    await record(`/spa/tours-crm?page=${page}`);
  return calls;
}

/** The main page put together of its calls, as the site does it. */
export function readRecordedPage(calls: RecordedCalls): RecordedPage {
  const read = (path: string) => (calls[path] as { data: unknown }).data;
  const page = read("/spa/custom-page?type=main") as { blocks: RecordedBlock[] };
  const tours = Object.keys(calls)
    .filter((path) => path.startsWith("/spa/tours-crm"))
    .flatMap((path) => read(path) as unknown[]);
  const data = {
    type: "main",
    site: read("/spa/custom-metadata") as RecordedPage["data"]["site"],
    organizer: read("/spa/custom-site-org-data"),
    tours,
    tour: null,
    today: new Date().toISOString().slice(0, 10),
  };
  return { blocks: page.blocks, data };
}
