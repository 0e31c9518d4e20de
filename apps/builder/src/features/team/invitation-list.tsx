import { useMutation } from "@tanstack/react-query";
import type { OpenInvitation } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { client, describeFailure } from "@tour/office/api";
import { nameRole } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./team.module.css";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Who was invited and has not come yet. */
export function InvitationList() {
  const { team } = useTeam();
  if (team.invitations.length === 0) return null;
  return (
    <SettingsCard title={texts.invitations}>
      <ul className={styles.list}>
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { id, email, role, sent_at: sentAt, is_expired: isExpired } = invitation;
  const { organizerId, isOwner, keep, refresh } = useTeam();
  const toast = useToast();
  const asked = { query: { organizer_id: organizerId }, body: { id } };
  const tell = (text: string) => toast.show({ id: "team", tone: "success", text });
  const resend = useMutation({
    mutationFn: () => client.resendInvitation(asked),
    onSuccess: ({ data }) => {
      keep(data);
      tell(texts.sent(email));
    },
  });
  const withdraw = useMutation({
    mutationFn: () => client.withdrawInvitation(asked),
    onSuccess: () => tell(texts.withdrawn(email)),
    onSettled: refresh,
  });
  const error = resend.error ?? withdraw.error;
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.quiet}>
          {isExpired ? (
            <Tag size="s" tone="warning">
              {texts.expired}
            </Tag>
          ) : (
            texts.sentAt(formatDate(sentAt.slice(0, 10)))
          )}
        </p>
      </div>
      <p>{nameRole(role)}</p>
      {isOwner && (
        <div className={styles.deeds}>
          <Button
            variant="secondary"
            size="s"
            loading={resend.isPending}
            aria-label={texts.resendLabel(email)}
            onClick={() => resend.mutate()}
          >
            {texts.resend}
          </Button>
          <Button
            variant="ghost"
            size="s"
            loading={withdraw.isPending}
            aria-label={texts.withdrawLabel(email)}
            onClick={() => withdraw.mutate()}
          >
            {texts.withdraw}
          </Button>
        </div>
      )}
      {error && (
        <div className={styles.problem}>
          <Message tone="danger">{describeFailure(error)}</Message>
        </div>
      )}
    </li>
  );
}
