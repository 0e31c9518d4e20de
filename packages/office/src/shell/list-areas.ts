import { mayUse } from "@tour/api";
import { Globe, Inbox, Map, Route } from "lucide-react";
import type { App } from "../links/app-link.tsx";
import type { Account } from "./read-account.ts";

/** What one works on for an organiser: the site, what is sold, the tours, or one's own trips. */
export type Area = "site" | "sales" | "tours" | "trips";

interface ShownArea {
  area: Area;
  app: App;
  /** Below the organiser's. */
  path: string;
  Icon: typeof Globe;
}

/** The areas that a role opens. */
export function listAreas(role: Account["organizers"][number]["role"]): ShownArea[] {
  const dates = mayUse(role, "editor") ? "/tours" : "/departures";
  const areas: (ShownArea & { isOpen: boolean })[] = [
    { area: "site", app: "builder", path: "", Icon: Globe, isOpen: mayUse(role, "editor") },
    { area: "sales", app: "crm", path: "", Icon: Inbox, isOpen: mayUse(role, "manager") },
    { area: "tours", app: "crm", path: dates, Icon: Map, isOpen: mayUse(role, "office") },
    // Owners may look there too, but see more elsewhere.
    { area: "trips", app: "crm", path: "/my-departures", Icon: Route, isOpen: role === "guide" },
  ];
  return areas.filter(({ isOpen }) => isOpen);
}
