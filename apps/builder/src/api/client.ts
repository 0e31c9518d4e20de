import { createClient } from "@tour/api";
import { contract } from "@tour/api/contract";

/** The builder's own origin passes calls on to the API host, so that the session is first-party. */
export const client = createClient(contract, { baseUrl: "", role: "organizer" });

/** The same for the calls that are staff's alone: the server asks which hat the app wears. */
export const staffClient = createClient(contract, { baseUrl: "", role: "staff" });
