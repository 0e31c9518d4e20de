import { readToday } from "@tour/dates";
import { callApi } from "../stage/call-api.ts";
import type { Demo } from "../stage/demo.ts";
import type { RecordedBlock, RecordedPage } from "./page.ts";

/** Calls that the site makes for a page, as the API host answers them now. */
export type RecordedCalls = Record<string, unknown>;

interface ListAnswer {
  data: { slug: string }[];
  pagination: { pages: number };
}

const metadataCall = "/spa/custom-metadata";
const reviewsCall = "/spa/organizer-reviews";
const tourCall = "/spa/tour-crm";
const toursCall = "/spa/tours-crm";
const scheduleCall = "/spa/tours-schedule";
export const pageCall = (type: "main" | "tour") => `/spa/custom-page?type=${type}`;

/** Asks what the site asks for the organiser's main page, and keeps the answers by their paths. */
export async function recordCalls(demo: Demo): Promise<RecordedCalls> {
  const calls: RecordedCalls = {};
  const record = async <Answer>(path: string): Promise<Answer> => {
    const answer = await callApi<Answer>(demo, path);
    calls[path] = answer;
    return answer;
  };
  const { data: site } = await record<{ data: { organizer_id: number } }>(metadataCall);
  await record(pageCall("main"));
  await record("/spa/custom-site-org-data");
  await record(`${reviewsCall}?id=${site.organizer_id}&limit=50`);
  for (const list of [toursCall, scheduleCall]) {
    const { pagination } = await record<ListAnswer>(`${list}?page=1`);
    for (let page = 2; page <= pagination.pages; page += 1) await record(`${list}?page=${page}`);
  }
  return calls;
}

/** The same for the page of the organiser's first tour, and its path on the site. */
export async function recordTourCalls(demo: Demo): Promise<{ calls: RecordedCalls; path: string }> {
  const calls = await recordCalls(demo);
  const slug = (calls[`${toursCall}?page=1`] as ListAnswer).data[0]?.slug;
  if (!slug) throw new Error("The demo has no tour");
  const asked = [pageCall("tour"), `${tourCall}?slug=${slug}`];
  for (const path of asked) calls[path] = await callApi(demo, path);
  return { calls, path: `/${slug}` };
}

/** The page put together of its calls, as the site does it. */
export function readRecordedPage(calls: RecordedCalls): RecordedPage {
  const paths = Object.keys(calls);
  const type = pageCall("tour") in calls ? "tour" : "main";
  const readAll = (start: string) =>
    paths
      .filter((path) => path.startsWith(start))
      .map((path) => (calls[path] as { data: unknown }).data);
  const [page] = readAll(pageCall(type)) as [{ blocks: RecordedBlock[] }];
  const [site] = readAll(metadataCall) as [RecordedPage["data"]["site"]];
  const reviews = readAll(reviewsCall).flat() as { tour: { title: string } }[];
  const data = {
    type,
    site,
    organizer: readAll("/spa/custom-site-org-data")[0],
    tours: readAll(toursCall).flat(),
    schedule: readAll(scheduleCall).flat(),
    tour: readAll(tourCall)[0] ?? null,
    reviews: reviews.map(({ tour, ...review }) => ({ ...review, tour_title: tour.title })),
    today: readToday("UTC"),
  };
  return { blocks: page.blocks, data };
}
