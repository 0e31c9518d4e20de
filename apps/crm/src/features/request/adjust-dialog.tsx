import type { AdjustmentKind, SellerRequest } from "@tour/api";
import { adjustmentKinds } from "@tour/api";
import { sellingCalls } from "@tour/api/contract";
import { formatMoney } from "@tour/blocks/format";
import { client } from "@tour/office/api";
import { inMinorUnits, inUnits } from "@tour/office/format";
import { useCallForm } from "@tour/office/forms";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Segmented } from "@tour/ui-kit/segmented";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { useState } from "react";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.adjusting;
const kinds = adjustmentKinds.map((value) => ({ value, label: texts.kinds[value] }));

interface AdjustDialogProps {
  request: SellerRequest;
  close: () => void;
}

/** A discount or an extra line with its reason, and what the request would cost then. */
export function AdjustDialog({ request, close }: AdjustDialogProps) {
  const { id, total, adjustable } = request;
  const keep = useKeepRequest(request);
  // A repeated press is the same line.
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, bounds, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: { kind: "discount", amount: null, reason: "" },
    body: sellingCalls.adjustRequest.body!,
    send: async ({ kind, amount, reason }) => {
      const body = { id, key, kind, amount: inMinorUnits(amount), reason };
      keep((await client.adjustRequest({ body })).data, texts.done);
      close();
    },
  });
  const kind = useFieldValue(form, "kind");
  const amount = inMinorUnits(useFieldValue(form, "amount"));
  const most = adjustable?.discount ?? { ...total, amount: 0 };
  const next = { ...total, amount: total.amount + (kind === "discount" ? -amount : amount) };
  const hint = most.amount > 0 ? texts.most(formatMoney(most)) : texts.noDiscount;
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={texts.title}
      formProps={props}
    >
      <ValidationField form={form} name="kind" label={texts.kind}>
        {({ value, onValueChange }) => (
          <Segmented
            aria-label={texts.kind}
            options={kinds}
            value={value}
            onValueChange={onValueChange}
          />
        )}
      </ValidationField>
      <ValidationField
        form={form}
        name="amount"
        label={texts.amount}
        hint={kind === "discount" ? hint : undefined}
        rules="required"
      >
        {(control) => <NumberInput {...control} min={inUnits(bounds("amount").min ?? 1)} />}
      </ValidationField>
      <ValidationField
        {...field("reason", "required")}
        label={texts.reason}
        hint={texts.reasonHint}
      >
        {(control) => <Input {...control} />}
      </ValidationField>
      {amount > 0 && next.amount >= 0 && <p role="status">{texts.total(formatMoney(next))}</p>}
    </FormDialog>
  );
}

type Values = {
  kind: AdjustmentKind;
  /** In units, as people write it. */
  amount: number | null;
  reason: string;
};
