import { QueryClient } from "@tanstack/react-query";
import type { OrganizerRole, Team } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { vi } from "vitest";
import { mountOrganizerScreen } from "../../shell/mount-organizer-screen.tsx";
import { TeamPage } from "./team-page.tsx";

interface SentCall {
  path: string;
  body: unknown;
}

/** For tests: the team as one of its people sees it, over a server that answers so. */
export function showTeam(
  team: Team,
  role: OrganizerRole,
  answer: (call: SentCall) => [status: number, body: object],
): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace("/crm/api/team/", "");
    const call = { path, body: request.method === "POST" ? await request.json() : null };
    sent.push(call);
    const [status, body] = answer(call);
    return Response.json(body, { status });
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  queryClient.setQueryData(builderQueries.team(client, 1).queryKey, team);
  mountOrganizerScreen(TeamPage, { role, queryClient });
  return sent;
}
