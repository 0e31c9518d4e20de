import { useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { WhenForm } from "../../../publish/later/when-form.tsx";
import { sayMoment } from "@tour/blocks/format";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { ScheduledProps } from "./scheduled-props.ts";

const texts = allTexts.later;

/** Sets another time. */
export function MoveDialog({
  organizerId,
  publication: { id, publish_at: publishAt, failure, tied },
  timeZone,
  close,
}: ScheduledProps & { close: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const move = async (next: string, departureId?: number) => {
    const query = { organizer_id: organizerId };
    const tie = departureId !== undefined && { departure_id: departureId };
    const body = { id, publish_at: next, ...tie };
    const { data } = await client.movePublication({ query, body });
    const text = texts.moved(sayMoment(data.publish_at, timeZone));
    toast.show({ id: "later", tone: "success", text });
    await queryClient.invalidateQueries(builderQueries.scheduledPublications(client, organizerId));
    close();
  };
  return (
    <Modal open onOpenChange={close} title={texts.moveTitle}>
      <WhenForm
        organizerId={organizerId}
        timeZone={timeZone}
        {...(!failure && { publishAt })}
        {...(tied?.departure && { departureId: tied.departure.id })}
        submit={texts.save}
        back={texts.keep}
        send={move}
        close={close}
      />
    </Modal>
  );
}
