import type { SellerRequest } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { formatMoney } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { inMinorUnits, inUnits } from "@tour/office/format";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.money.record;

interface RecordPaymentDialogProps {
  request: SellerRequest;
  close: () => void;
}

/** Writes down what the guest paid past the shop. What was typed stays while it is open. */
export function RecordPaymentDialog({ request, close }: RecordPaymentDialogProps) {
  const { id, outside, tour, status } = request;
  const keep = useKeepRequest(request);
  // A repeated press is the same payment.
  const [key] = useState(() => crypto.randomUUID());
  const { min, max } = outside.recordable ?? { min: outside.refund_due, max: null };
  const { form, props, field, bounds, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: {
      amount: inUnits(min.amount),
      paid_on: readToday(tour.time_zone),
      proof: "",
    },
    body: paymentCalls.recordPayment.body!,
    send: async ({ amount, paid_on, proof }) => {
      const sum = inMinorUnits(amount);
      const body = { id, key, amount: sum, paid_on: paid_on ?? "", proof };
      keep((await client.recordPayment({ body })).data, texts.done);
      close();
    },
  });
  const limit = status === 3 ? max && texts.max(formatMoney(max)) : null;
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={texts.title}
      formProps={props}
    >
      <ValidationField
        form={form}
        name="amount"
        label={texts.amount}
        hint={limit ?? texts.min(formatMoney(min))}
        rules="required"
      >
        {(control) => <NumberInput {...control} min={inUnits(bounds("amount").min ?? 0)} />}
      </ValidationField>
      <ValidationField {...field("paid_on", "required")} label={texts.day}>
        {(control) => <DatePicker {...control} max="today" timeZone={tour.time_zone} />}
      </ValidationField>
      <ValidationField {...field("proof")} label={texts.proof} hint={texts.proofHint}>
        {(control) => <Input {...control} />}
      </ValidationField>
    </FormDialog>
  );
}

type Values = {
  /** In units, as people write it. */
  amount: number | null;
  paid_on: string | null;
  proof: string;
};
