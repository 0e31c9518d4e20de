import type { Demo } from "./demo.ts";

/** Asks the API host as the demo organiser's site does; rejects what is not 200. */
export async function callApi<Answer>(demo: Demo, path: string): Promise<Answer> {
  const headers = { "site-host": demo.siteHost, "user-role": "visitor" };
  const response = await fetch(demo.api + path, { headers });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
