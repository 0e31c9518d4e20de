import type { Services } from "../../../platform/services.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import { foundBookingsEmail } from "./found-bookings.email.ts";
import { marketSender, readOffice } from "../emails/read-office.ts";
import { listFound } from "./list-found.ts";

interface Wanted {
  /** Null for what was booked on the marketplace. */
  organizer_id: number | null;
  /** As `normalizeEmail` has it. */
  email: string;
}

/** Writes the ways to an address' requests with an organiser, or to those of the marketplace; nothing where there are none. */
export const findBookingsJob = defineJob({
  name: "find-bookings",
  async run({ organizer_id: organizerId, email }: Wanted, services: Services) {
    const found = await listFound(services.db, { organizerId, email });
    // The mailbox as it was given with the newest request: capitals matter to some servers.
    const to = found[0]?.request.contactEmail ?? "";
    if (!isPlainAddress(to)) return;
    const { sender, replyTo } = await readSeller(services, organizerId);
    const content = foundBookingsEmail(found, sender);
    const addressed = { to, replyTo, isInSendersName: true };
    await services.mail.send(await composeEmail(content, sender, addressed));
  },
});

async function readSeller(services: Services, organizerId: number | null) {
  if (organizerId === null) return { sender: marketSender(services.env), replyTo: "" };
  const { sender, organizer } = await readOffice(services, organizerId);
  return { sender, replyTo: organizer.email };
}
