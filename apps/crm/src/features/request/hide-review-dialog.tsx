import { hidingLimits, hidingReasons } from "@tour/api";
import type { HidingReason, SellerRequest } from "@tour/api";
import { reviewCalls } from "@tour/api/contract";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { useFieldValue } from "@tour/validation/react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { useKeepRequest } from "./use-keep-request.ts";

const { hiding: texts, reasons } = requestTexts.review;

/** The call takes no words with other reasons, and asks for them with this one. */
const wordsRules = rules(`required|min:${hidingLimits.min}|max:${hidingLimits.max}`);

interface HideReviewDialogProps {
  request: SellerRequest;
  close: () => void;
}

type Values = { reason: HidingReason | null; words: string };

/** Asks why a published review is taken down; its guest reads it. What was typed stays while open. */
export function HideReviewDialog({ request, close }: HideReviewDialogProps) {
  const { id } = request;
  const keep = useKeepRequest(request);
  const { form, field, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: { reason: null, words: "" },
    body: reviewCalls.hideReview.body!,
    send: async ({ reason, words }) => {
      const body = { id, reason: reason!, words: reason === "other" ? words : "" };
      keep((await client.hideReview({ body })).data, texts.done);
      close();
    },
  });
  const reason = useFieldValue(form, "reason");
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={texts.title}
      formProps={props}
    >
      <ValidationField {...field("reason")} label={texts.reason} rules="required">
        {({ value, onValueChange, ...control }) => (
          <RadioGroup
            {...control}
            value={value}
            onValueChange={(chosen) => onValueChange(chosen as HidingReason)}
          >
            {hidingReasons.map((one) => (
              <Radio key={one} value={one}>
                {reasons[one]}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </ValidationField>
      {reason === "other" && (
        <ValidationField
          form={form}
          name="words"
          rules={wordsRules}
          label={texts.words}
          hint={texts.wordsHint}
        >
          {(control) => <Textarea {...control} rows={3} />}
        </ValidationField>
      )}
    </FormDialog>
  );
}
