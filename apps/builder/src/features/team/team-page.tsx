import { Screen, ScreenHeader } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { texts as allTexts } from "../../texts/ru.ts";
import { InvitationList } from "./invitation-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberList } from "./member-list.tsx";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Who works for the organiser, who is invited, and the way to invite more. */
export function TeamPage() {
  const { isOwner } = useTeam();
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {!isOwner && <Message>{texts.ownersOnly}</Message>}
      <MemberList />
      <InvitationList />
      {isOwner && <InviteForm />}
    </Screen>
  );
}
