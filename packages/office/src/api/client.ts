import { createClient } from "@tour/api";
import type { UserRole } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { goOnAfterFactor } from "./go-on-after-factor.ts";

/** The role that the server was configured with for a kind of calls; see `server/env.ts`. */
const readRole = (name: "userRole" | "staffRole", usual: UserRole) =>
  (document.documentElement.dataset[name] ?? usual) as UserRole;

/** Failed calls, with the url masked. Specification, section 8. */
const log = (failure: { status: number; statusText: string; url: string }) =>
  console.error("A call failed", failure);

/** The builder's own origin passes calls on to the API host, so that the session is first-party. */
export const client = goOnAfterFactor(
  createClient<TourContract>(routes, { baseUrl: "", role: readRole("userRole", "organizer"), log }),
);

/** The same for the calls that are staff's alone: the server asks which role the app has. */
export const staffClient = goOnAfterFactor(
  createClient<TourContract>(routes, { baseUrl: "", role: readRole("staffRole", "staff"), log }),
);
