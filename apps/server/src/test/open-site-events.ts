import { siteBeat, siteEventsPath } from "@tour/api";
import type { SiteEvent } from "@tour/api";
import type { Person } from "./ask.ts";
import type { TestApp } from "./create-test-app.ts";

/** A screen that is told of a site, as a browser reads it. */
export async function openSiteEvents(
  { app }: Pick<TestApp, "app">,
  organizerId: number,
  { cookie }: Person,
) {
  const response = await app.request(`${siteEventsPath}?organizer_id=${organizerId}`, {
    headers: { accept: "text/event-stream", ...(cookie && { cookie }) },
  });
  const { status, headers } = response;
  const events: SiteEvent[] = [];
  const state = { status, headers, events, beats: 0, isOver: false };
  const reader = response.ok ? response.body!.getReader() : undefined;
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader!.read();
      if (done) return;
      const parts = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = parts.pop()!;
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)![1]!;
        if (part.startsWith(`event: ${siteBeat.event}`)) state.beats += 1;
        else events.push(JSON.parse(data) as SiteEvent);
      }
    }
  };
  if (reader) void read().finally(() => (state.isOver = true));
  return Object.assign(state, { close: () => reader?.cancel() });
}
