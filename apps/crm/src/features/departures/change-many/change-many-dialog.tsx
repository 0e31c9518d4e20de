import type { EditedDeparture, TourListRow } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId } from "react";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { DocumentsRefusal } from "@tour/office/departure-form";
import styles from "../side-sheet.module.css";
import { ChangeFields } from "./change-fields.tsx";
import { ChangePreview } from "./change-preview.tsx";
import { useChangeMany } from "./use-change-many.ts";

const texts = departuresTexts.many;

interface ChangeManyDialogProps {
  departures: readonly EditedDeparture[];
  tours: readonly TourListRow[];
  today: string;
  close: () => void;
  /** After they were changed. */
  done: () => void;
}

/** Changes all chosen dates at once, and shows before what will become of each. */
export function ChangeManyDialog(props: ChangeManyDialogProps) {
  const { departures, tours, today, close, done } = props;
  const { organizer } = useOrganizer();
  const formId = useId();
  const changing = useChangeMany({ organizerId: organizer.id, departures, today, done });
  const { values, planned, changed, isDirty, isSending, problem } = changing;
  return (
    <Modal
      open
      persistent={isDirty || isSending}
      onOpenChange={() => !isSending && close()}
      width={680}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={isSending} disabled={changed.length === 0}>
            {changed.length === 0 ? texts.submitNone : texts.submit(changed.length)}
          </Button>
          <Button variant="secondary" disabled={isSending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form {...changing.props} id={formId} className={styles.form}>
        <ChangeFields changing={changing} />
        {planned ? (
          <ChangePreview {...{ planned, tours, today }} kind={values.kind} />
        ) : (
          <p className={styles.quiet}>{texts.fill}</p>
        )}
        {problem !== null &&
          (changing.isMissingDocuments ? (
            <DocumentsRefusal text={problem} organizerId={organizer.id} />
          ) : (
            <Message tone="danger">{problem}</Message>
          ))}
      </form>
    </Modal>
  );
}
