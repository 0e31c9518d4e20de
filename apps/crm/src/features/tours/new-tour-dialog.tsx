import { useQueryClient } from "@tanstack/react-query";
import { tourEditingCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId } from "react";
import { tourListTexts } from "../../texts/tour-list.ru.ts";
import { tourQueries } from "../../tours/tour-queries.ts";
import styles from "./dialogs.module.css";
import { newTour } from "../../tours/new-tour.ts";

const texts = tourListTexts.making;

interface NewTourDialogProps {
  organizerId: number;
  /** With the tour's number. */
  made: (id: number) => void;
  close: () => void;
}

/** Makes a tour of a title alone, which nobody sees before it is written. */
export function NewTourDialog({ organizerId, made, close }: NewTourDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { props, field, isSending, problem } = useCallForm({
    initialValues: { title: "" },
    body: tourEditingCalls.createTour.body!,
    about: "title",
    send: async ({ title }) => {
      const query = { organizer_id: organizerId };
      const { data } = await client.createTour({ query, body: newTour(title) });
      void queryClient.invalidateQueries(tourQueries.all(organizerId));
      made(data.id);
    },
  });
  return (
    <Modal
      open
      onOpenChange={() => !isSending && close()}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={isSending}>
            {texts.submit}
          </Button>
        </div>
      }
    >
      <form {...props} id={formId} className={styles.form}>
        <ValidationField {...field("title")} label={texts.name} hint={texts.hint}>
          {(control) => <Input {...control} placeholder={texts.example} autoComplete="off" />}
        </ValidationField>
        {problem !== null && <Message tone="danger">{problem}</Message>}
      </form>
    </Modal>
  );
}
