import type { Page } from "playwright";
import { expect, vi } from "vitest";
import type { Journey } from "./journey.ts";
import { readEmails } from "./read-emails.ts";

interface Invited {
  email: string;
  name: string;
  role: "editor" | "manager";
}

/** Invites somebody into an organiser's team, who joins in a window of their own: its empty page. */
export async function inviteColleague(
  journey: Journey,
  owner: Page,
  { organizerId, email, name, role }: Invited & { organizerId: string },
): Promise<Page> {
  const origin = journey.addresses.builder;
  const post = async (page: Page, path: string, as: string, data: object) => {
    const headers = { origin, "user-role": as };
    const answer = await page.request.post(origin + path, { data, headers });
    expect([path, answer.status()]).toEqual([path, 200]);
  };
  const invite = `/crm/api/team/invite?organizer_id=${organizerId}`;
  await post(owner, invite, "organizer", { email, role });
  const letter = await vi.waitFor(
    async () => {
      const [found] = await readEmails(journey, email);
      if (!found) throw new Error(`No email to ${email}`);
      return found;
    },
    { timeout: 60_000, interval: 200 },
  );
  const token = /\/invitation\S*?token=([\w-]+)/.exec(letter)?.[1];
  const page = await (await journey.newWindow()).newPage();
  const data = { token, name, password: "long enough indeed" };
  await post(page, "/auth/join-by-invitation", "visitor", data);
  return page;
}
