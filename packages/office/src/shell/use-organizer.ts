import { getRouteApi } from "@tanstack/react-router";
import { useSuspenseQuery } from "@tanstack/react-query";
import { mayUse } from "@tour/api";
import type { AttachedSite, OrganizerAccess } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "../api/client.ts";
import type { Account } from "./read-account.ts";

const route = getRouteApi("/$organizerId");

/** The organiser that the screen is about, and the signed-in account. */
export function useOrganizer(): {
  account: Account;
  organizer: Account["organizers"][number];
  isOwner: boolean;
  /** Whether one's role opens what needs this access. */
  may: (access: OrganizerAccess) => boolean;
} {
  const { account, organizer } = route.useRouteContext();
  const { role } = organizer;
  return { account, organizer, isOwner: role === "owner", may: (access) => mayUse(role, access) };
}

/** The organiser's site as it is now; null before one is attached. */
export function useSite(): AttachedSite | null {
  const { organizer } = useOrganizer();
  return useSuspenseQuery(builderQueries.site(client, organizer.id)).data;
}
