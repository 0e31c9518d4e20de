import type { EditedDeparture, TourListRow } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { texts as allTexts } from "../../../texts/ru.ts";
import { DocumentsRefusal } from "../documents-refusal.tsx";
import styles from "../side-sheet.module.css";
import { ChangeFields } from "./change-fields.tsx";
import { ChangePreview } from "./change-preview.tsx";
import { firstValues, toManyChange } from "./many-values.ts";
import { planChanges } from "./plan-changes.ts";
import { useChangeMany } from "./use-change-many.ts";

const texts = allTexts.departures.many;

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
  const [values, setValues] = useState(firstValues);
  const change = toManyChange(values);
  const planned = change ? planChanges(departures, change, today) : [];
  const changed = planned.flatMap((one) => ("sent" in one ? [one] : []));
  const { mutation, isMissingDocuments } = useChangeMany(organizer.id, done);
  const { error, isPending } = mutation;
  return (
    <Modal
      open
      persistent={values !== firstValues || isPending}
      onOpenChange={() => !isPending && close()}
      width={680}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button
            loading={isPending}
            disabled={changed.length === 0}
            onClick={() => mutation.mutate(changed)}
          >
            {changed.length === 0 ? texts.submitNone : texts.submit(changed.length)}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <ChangeFields values={values} setValues={setValues} />
        {change ? (
          <ChangePreview {...{ planned, tours, today }} kind={change.kind} />
        ) : (
          <p className={styles.quiet}>{texts.fill}</p>
        )}
        {error &&
          (isMissingDocuments ? (
            <DocumentsRefusal text={error.message} organizerId={organizer.id} />
          ) : (
            <Message tone="danger">{describeFailure(error)}</Message>
          ))}
      </div>
    </Modal>
  );
}
