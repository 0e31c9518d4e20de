import { useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { MomentForm } from "../../../publish/later/moment-form.tsx";
import { sayMoment } from "@tour/blocks/format";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { ScheduledProps } from "./scheduled-props.ts";

const texts = allTexts.later;

/** Sets another time. */
export function MoveDialog({
  organizerId,
  publication: { id, publish_at: publishAt, failure },
  timeZone,
  close,
}: ScheduledProps & { close: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const move = async (next: string) => {
    const query = { organizer_id: organizerId };
    const { data } = await client.movePublication({ query, body: { id, publish_at: next } });
    const text = texts.moved(sayMoment(data.publish_at, timeZone));
    toast.show({ id: "later", tone: "success", text });
    await queryClient.invalidateQueries(builderQueries.scheduledPublications(client, organizerId));
    close();
  };
  return (
    <Modal open onOpenChange={close} title={texts.moveTitle}>
      <MomentForm
        timeZone={timeZone}
        {...(!failure && { publishAt })}
        submit={texts.save}
        back={texts.keep}
        send={move}
        close={close}
      />
    </Modal>
  );
}
