import { useMutation } from "@tanstack/react-query";
import type { TeamMember } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./team.module.css";
import { useTeam } from "./use-team.ts";

const texts = allTexts.team;

/** Asks before somebody loses their access. */
export function RemoveDialog({ member, close }: { member: TeamMember; close: () => void }) {
  const { organizerId, ownId, refresh } = useTeam();
  const toast = useToast();
  const isSelf = member.id === ownId;
  const remove = useMutation({
    mutationFn: () =>
      client.removeMember({ query: { organizer_id: organizerId }, body: { user_id: member.id } }),
    onSuccess: async () => {
      // Nothing of this organiser is one's own any more.
      if (isSelf) return location.assign("/");
      await refresh();
      toast.show({ id: "team", tone: "success", text: texts.removed(member.name) });
      return close();
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !remove.isPending && close()}
      title={texts.removeTitle}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            {texts.removeDo}
          </Button>
          <Button variant="secondary" disabled={remove.isPending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <p>{isSelf ? texts.removeSelf : texts.removeText(member.name)}</p>
      {remove.error && <Message tone="danger">{describeFailure(remove.error)}</Message>}
    </Modal>
  );
}
