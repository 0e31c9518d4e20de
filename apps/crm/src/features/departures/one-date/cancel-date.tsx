import { useMutation } from "@tanstack/react-query";
import type { EditedDeparture } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { client, describeFailure } from "@tour/office/api";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { describeDates } from "../describe-departure.ts";
import styles from "../side-sheet.module.css";

const texts = departuresTexts.one;

interface CancelDateProps {
  departure: EditedDeparture;
  today: string;
  organizerId: number;
  keep: (next: EditedDeparture) => void;
  close: () => void;
}

/** Asks before a date is canceled: whoever has seats gets an email and all of their money. */
export function CancelDate({ departure, today, organizerId, keep, close }: CancelDateProps) {
  const dates = describeDates(departure, today);
  const cancel = useMutation({
    mutationFn: () =>
      client.archiveDeparture({ query: { organizer_id: organizerId, id: departure.id } }),
    onSuccess: ({ data }) => {
      keep(data);
      close();
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !cancel.isPending && close()}
      title={texts.cancelTitle}
      footer={
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {texts.cancelDo}
          </Button>
          <Button variant="secondary" disabled={cancel.isPending} onClick={close}>
            {texts.cancelBack}
          </Button>
        </div>
      }
    >
      <p>{departure.held > 0 ? texts.cancelText(dates) : texts.cancelFree(dates)}</p>
      {cancel.error && <Message tone="danger">{describeFailure(cancel.error)}</Message>}
    </Modal>
  );
}
