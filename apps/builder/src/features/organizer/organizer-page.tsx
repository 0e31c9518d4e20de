import { useSuspenseQuery } from "@tanstack/react-query";
import { Message } from "@tour/ui-kit/message";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { OrganizerForm } from "./organizer-form.tsx";
import { VerificationCard } from "./verification/verification-card.tsx";
import { SuspensionNote } from "../../shell/suspension-note.tsx";
import { useFieldInAddress } from "../../shell/use-field-in-address.ts";
import { organizerQueries } from "../../shell/organizer-queries.ts";

/** Who sells the tours: what visitors read, and what the law asks for. */
export function OrganizerPage() {
  const { organizer, isOwner } = useOrganizer();
  const info = useSuspenseQuery(organizerQueries.info(organizer.id)).data;
  const verification = useSuspenseQuery(organizerQueries.verification(organizer.id)).data;
  useFieldInAddress();
  return (
    <Screen>
      <ScreenHeader title={texts.organizer.title} lead={texts.organizer.lead} />
      <SuspensionNote organizerId={organizer.id} />
      {!isOwner && <Message>{texts.organizer.ownersOnly}</Message>}
      <OrganizerForm info={info} verification={verification} isOwner={isOwner} />
      <VerificationCard organizerId={organizer.id} verification={verification} isOwner={isOwner} />
    </Screen>
  );
}
