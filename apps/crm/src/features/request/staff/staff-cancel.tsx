import { useQueryClient } from "@tanstack/react-query";
import type { RequestAction, SellerRequest } from "@tour/api";
import { bookingCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { formatMoney, plural } from "@tour/blocks/format";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { inMinorUnits, inUnits } from "@tour/office/format";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useToast } from "@tour/ui-kit/message";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { requestTexts } from "../../../texts/request.ru.ts";
import { FormDialog } from "../../../shell/form-dialog.tsx";
import styles from "../request-page.module.css";

const texts = requestTexts.staff;

/** Staff call a request off in a dispute, and say how much goes back; not once it is closed. */
export function StaffCancel({ request }: { request: SellerRequest }) {
  const [isAsking, setAsking] = useState(false);
  const action = request.actions.find(({ name }) => name === "cancelByStaff");
  if (!action) return null;
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      </div>
      {isAsking && (
        <CancelDialog
          key={request.status}
          {...{ request, action }}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface CancelDialogProps {
  request: SellerRequest;
  action: RequestAction;
  close: () => void;
}

function CancelDialog({ request: { id }, action, close }: CancelDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { refund: most, seats_back: seats } = action;
  const { form, field, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: { refund: inUnits(most.amount), message: "", notify_client: true },
    body: bookingCalls.cancelRequestBySeller.body!,
    send: async ({ refund, message, notify_client }) => {
      const sum = most.amount > 0 ? { refund: inMinorUnits(refund) } : {};
      const body = { id, message: message.trim(), notify_client, ...sum };
      try {
        const { waits_for_second: isWaiting } = await client.cancelRequestBySeller({ body });
        toast.show({ id: "request", text: isWaiting ? texts.waits : texts.done });
        close();
      } finally {
        // Whatever came of it, the page shows how things stand.
        void queryClient.invalidateQueries(builderQueries.request(client, id));
      }
    },
  });
  const effect = requestTexts.effects.seats(plural(seats, requestTexts.seats));
  return (
    <FormDialog
      {...{ close, problem, isSending, isDirty }}
      title={texts.title}
      texts={{ lead: `${effect} ${texts.text}`, submit: texts.submit, back: texts.back }}
      variant="danger"
      formProps={props}
    >
      {most.amount > 0 && (
        <ValidationField
          form={form}
          name="refund"
          label={texts.refund}
          hint={texts.refundHint(formatMoney(most))}
          rules="required"
        >
          {(control) => (
            <NumberInput {...control} min={0} max={inUnits(most.amount)} step={0.01} hideSteps />
          )}
        </ValidationField>
      )}
      <ValidationField
        {...field("message", "required")}
        label={texts.reason}
        hint={texts.reasonHint}
        messages={{ required: requestTexts.required }}
      >
        {(control) => <Textarea {...control} readOnly={isSending} />}
      </ValidationField>
      <ValidationField form={form} name="notify_client" label={texts.notify} hideLabel>
        {({ value, onValueChange }) => (
          <Checkbox checked={value} onCheckedChange={onValueChange} disabled={isSending}>
            {texts.notify}
          </Checkbox>
        )}
      </ValidationField>
    </FormDialog>
  );
}

type Values = {
  /** In units, as people write it. */
  refund: number | null;
  message: string;
  notify_client: boolean;
};
