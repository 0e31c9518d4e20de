import { messageCalls } from "@tour/api/contract";
import type { RequestRow } from "@tour/api";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useId, useRef, useState } from "react";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import { useGivenBack } from "../../../replies/given-back.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { placeOf, useManyUndo } from "./use-many-undo.ts";

const texts = requestListTexts.bulk.message;

interface MessageManyProps {
  organizerId: number;
  rows: RequestRow[];
  close: (isDone: boolean) => void;
}

/** Writes the same to many guests, each on the page of their own request. */
export function MessageMany({ organizerId, rows, close }: MessageManyProps) {
  const formId = useId();
  const text = useRef("");
  const start = useRef(() => {});
  // Sent once more after a failure, a message comes once.
  const [keys] = useState(() => new Map(rows.map(({ id }) => [id, crypto.randomUUID()])));
  const sent = useRef<number[]>([]);
  const offerUndo = useManyUndo(organizerId);
  const { form, field, props, isDirty } = useCallForm({
    initialValues: { text: "" },
    body: messageCalls.replyToRequest.body!,
    send: async (typed) => {
      text.current = typed.text.trim();
      start.current();
    },
  });
  useUnsaved(isDirty);
  useGivenBack(placeOf(organizerId), (words) => form.setValue("text", words));
  const closeAndOffer = (isDone: boolean) => {
    close(isDone);
    if (sent.current.length > 0) offerUndo(sent.current, text.current);
  };
  return (
    <BulkDialog
      {...{ organizerId, rows }}
      words={texts}
      close={closeAndOffer}
      closesWhenDone
      run={async ({ id }) => {
        const body = { id, text: text.current, key: keys.get(id)! };
        sent.current.push((await client.replyToRequest({ body })).data.id);
      }}
      form={(begin) => {
        start.current = begin;
        return {
          formId,
          fields: (
            <form {...props} id={formId}>
              <ValidationField
                {...field("text")}
                label={texts.label}
                messages={{ required: texts.required }}
              >
                {(control) => <Textarea {...control} />}
              </ValidationField>
            </form>
          ),
        };
      }}
    />
  );
}
