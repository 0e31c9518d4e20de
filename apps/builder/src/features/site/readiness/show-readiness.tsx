import type { OrganizerRole, ReadinessCheck } from "@tour/api";
import { vi } from "vitest";
import { mountOrganizerScreen } from "../../../shell/mount-organizer-screen.tsx";
import { ReadinessCard } from "./readiness-card.tsx";
import { ReadinessPage } from "./readiness-page.tsx";

interface SentCall {
  path: string;
  body: unknown;
}

const readiness = "/crm/api/constructor/readiness";

/** For tests: the card and the page over a server that finds this, anew each time it is asked. */
export function showReadiness(
  find: () => ReadinessCheck[] | number,
  { screen = "page", role = "owner" }: { screen?: "page" | "card"; role?: OrganizerRole } = {},
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path } = new URL(request.url);
    if (path !== readiness) {
      sent.push({ path, body: await request.json() });
      return Response.json({ data: {}, files: [] });
    }
    const found = find();
    if (typeof found !== "number") return Response.json({ data: found });
    return Response.json({ message: "Сервер занят" }, { status: found });
  });
  const shown = screen === "page" ? ReadinessPage : () => <ReadinessCard organizerId={1} />;
  mountOrganizerScreen(shown, { role });
  return sent;
}
