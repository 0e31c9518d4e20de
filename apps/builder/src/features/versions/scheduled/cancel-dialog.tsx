import { useMutation, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { sayMoment } from "@tour/blocks/format";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { ScheduledProps } from "./scheduled-props.ts";
import styles from "./scheduled.module.css";

const texts = allTexts.later;

/** Asks before what was frozen is dropped. */
export function CancelDialog({
  organizerId,
  publication: { id, publish_at: publishAt, failure },
  timeZone,
  close,
}: ScheduledProps & { close: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () =>
      client.cancelPublication({ query: { organizer_id: organizerId }, body: { id } }),
    onSuccess: async () => {
      toast.show({ id: "later", tone: "success", text: texts.canceled });
      close();
      const list = builderQueries.scheduledPublications(client, organizerId);
      await queryClient.invalidateQueries(list);
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !cancel.isPending && close()}
      title={texts.cancelTitle}
      footer={
        <div className={styles.actions}>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancel}
          </Button>
          <Button variant="secondary" disabled={cancel.isPending} onClick={close}>
            {texts.leave}
          </Button>
        </div>
      }
    >
      <p>{failure ? texts.cancelFailedText : texts.cancelText(sayMoment(publishAt, timeZone))}</p>
      {cancel.error && <Message tone="danger">{describeFailure(cancel.error)}</Message>}
    </Modal>
  );
}
