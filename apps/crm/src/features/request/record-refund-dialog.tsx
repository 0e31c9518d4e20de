import type { SellerRequest } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { formatMoney } from "@tour/blocks/format";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.money.refund;

interface RecordRefundDialogProps {
  request: SellerRequest;
  close: () => void;
}

/** Writes down that the guest has their money back which they had paid past the shop. */
export function RecordRefundDialog({ request, close }: RecordRefundDialogProps) {
  const { id, outside } = request;
  const keep = useKeepRequest(request);
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { proof: "" },
    body: paymentCalls.recordRefund.body!,
    send: async ({ proof }) => {
      const body = { id, amount: outside.refund_due.amount, proof };
      keep((await client.recordRefund({ body })).data, texts.done);
      close();
    },
  });
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={texts.title(formatMoney(outside.refund_due))}
      formProps={props}
    >
      <ValidationField {...field("proof")} label={texts.proof} hint={texts.proofHint}>
        {(control) => <Input {...control} />}
      </ValidationField>
    </FormDialog>
  );
}
