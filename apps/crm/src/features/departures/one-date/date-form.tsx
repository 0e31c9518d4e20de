import type { EditedDeparture, EditedTour } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useId, useState } from "react";
import { DateFields, DocumentsRefusal, PriceFields } from "@tour/office/departure-form";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { mayLeave } from "@tour/office/unsaved-changes";
import { describeDates } from "../describe-departure.ts";
import styles from "../side-sheet.module.css";
import { CancelDate } from "./cancel-date.tsx";
import { useDateForm } from "./use-date-form.ts";

const texts = departuresTexts.one;

interface DateFormProps {
  departure: EditedDeparture;
  tour: EditedTour;
  today: string;
  close: () => void;
}

/** What a date is, to be changed and saved by a button. */
export function DateForm({ departure, tour, today, close }: DateFormProps) {
  const formId = useId();
  const [isCanceling, setCanceling] = useState(false);
  const callForm = useDateForm(departure, tour);
  const { form, props, isDirty, isSending, problem, isMissingDocuments } = callForm;
  const mayChange = useOrganizer().may("manager");
  const isCanceled = departure.status === "canceled";
  const leave = async () => {
    if (!isSending && (await mayLeave())) close();
  };
  return (
    <Modal
      open
      onOpenChange={() => void leave()}
      persistent={isDirty || isSending}
      className={styles.sheet}
      width={560}
      title={`${tour.fields.title}, ${describeDates(departure, today)}`}
      footer={
        mayChange && (
          <div className={styles.actions}>
            <Button type="submit" form={formId} loading={isSending} disabled={!isDirty}>
              {isDirty ? texts.save : texts.saved}
            </Button>
            {!isCanceled && (
              <Button
                variant="ghost"
                className={styles.apart}
                disabled={isSending}
                onClick={() => setCanceling(true)}
              >
                {texts.cancel}
              </Button>
            )}
          </div>
        )
      }
    >
      <form {...props} id={formId} className={styles.form}>
        {!mayChange && <Message>{texts.changedByManager}</Message>}
        {isCanceled && <Message tone="warning">{texts.isCanceled}</Message>}
        <fieldset className={styles.fields} disabled={!mayChange}>
          <DateFields {...{ callForm, departure, tour }} />
          <section className={styles.part}>
            <h3 className={styles.subtitle}>{texts.prices}</h3>
            <PriceFields form={form} tour={tour} />
          </section>
        </fieldset>
        {problem !== null &&
          (isMissingDocuments ? (
            <DocumentsRefusal text={problem} organizerId={tour.organizer_id} />
          ) : (
            <Message tone="danger">{problem}</Message>
          ))}
      </form>
      {isCanceling && (
        <CancelDate
          {...{ departure, today }}
          organizerId={tour.organizer_id}
          keep={(next) => callForm.keep(next, texts.canceled)}
          close={() => setCanceling(false)}
        />
      )}
    </Modal>
  );
}
