import type { Services } from "../../../platform/services.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import { letterEmail } from "../../emails/letter/letter-email.ts";
import { findLetter } from "./find-letter.ts";
import { readOffice } from "../letters/read-office.ts";
import { listFound } from "./list-found.ts";

interface Wanted {
  organizer_id: number;
  /** As `normalizeEmail` has it. */
  email: string;
}

/** Writes the ways to an address' requests with an organiser; nothing where there are none. */
export const findBookingsJob = defineJob({
  name: "find-bookings",
  async run({ organizer_id: organizerId, email }: Wanted, services: Services) {
    const found = await listFound(services.db, { organizerId, email });
    // The mailbox as it was given with the newest request: capitals matter to some servers.
    const to = found[0]?.request.contactEmail ?? "";
    if (!isPlainAddress(to)) return;
    const office = await readOffice(services, organizerId);
    const letter = findLetter(found, office);
    const addressed = { to, replyTo: office.organizer.email };
    await services.mail.send(await letterEmail(letter, office.sender, addressed));
  },
});
