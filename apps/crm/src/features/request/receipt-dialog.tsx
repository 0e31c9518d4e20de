import type { SellerRequest } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.money.receipt;

interface ReceiptDialogProps {
  request: SellerRequest;
  payment: SellerRequest["money"]["payments"][number];
  close: () => void;
}

/** The address of a receipt that the organiser made for a payment. */
export function ReceiptDialog({ request, payment, close }: ReceiptDialogProps) {
  const { id } = request;
  const keep = useKeepRequest(request);
  const { field, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { url: payment.receipt_url ?? "" },
    body: paymentCalls.attachReceipt.body!,
    send: async ({ url }) => {
      const body = { id, payment_id: payment.id, url };
      keep((await client.attachReceipt({ body })).data, texts.done);
      close();
    },
  });
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={payment.receipt_url ? texts.change : texts.attach}
      formProps={props}
    >
      <ValidationField {...field("url")} label={texts.url} hint={texts.urlHint}>
        {(control) => <Input {...control} type="url" inputMode="url" />}
      </ValidationField>
    </FormDialog>
  );
}
