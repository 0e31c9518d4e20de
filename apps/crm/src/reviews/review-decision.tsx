import { useMutation } from "@tanstack/react-query";
import { refusalLimits } from "@tour/api";
import type { SellerRequest } from "@tour/api";
import { reviewCalls } from "@tour/api/contract";
import { client, describeFailure } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import { useState } from "react";
import { FormDialog } from "../shell/form-dialog.tsx";
import { staffTexts } from "../texts/staff.ru.ts";
import styles from "./review-decision.module.css";

const texts = staffTexts.reviews;

const wordsRules = rules(`required|min:${refusalLimits.min}|max:${refusalLimits.max}`);

interface ReviewDecisionProps {
  /** Of the request. */
  id: number;
  /** The instant of the review that was read: one that its guest changed since is not decided on. */
  at: string;
  /** Where it was declined already it can still be published. */
  isDeclined?: boolean;
  keep: (request: SellerRequest, done: string) => void;
  /** What was read may be old. */
  onRefused?: () => void;
}

/** Staff publish a review, or decline it with a reason that its guest is told. */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { id, at, isDeclined = false, keep, onRefused } = props;
  const [isDeclining, setDeclining] = useState(false);
  const publish = useMutation({
    mutationFn: () => client.decideReview({ body: { id, at, is_published: true } }),
    onSuccess: ({ data }) => keep(data, texts.published),
    onError: () => onRefused?.(),
  });
  return (
    <>
      {publish.error && <Message tone="danger">{describeFailure(publish.error)}</Message>}
      <div className={styles.actions}>
        <Button loading={publish.isPending} onClick={() => publish.mutate()}>
          {texts.publish}
        </Button>
        {!isDeclined && (
          <Button
            variant="secondary"
            disabled={publish.isPending}
            onClick={() => setDeclining(true)}
          >
            {texts.decline}
          </Button>
        )}
      </div>
      {isDeclining && <DeclineDialog {...props} close={() => setDeclining(false)} />}
    </>
  );
}

function DeclineDialog({ id, at, keep, close }: ReviewDecisionProps & { close: () => void }) {
  const { form, props, isDirty, isSending, problem } = useCallForm({
    initialValues: { words: "" },
    body: reviewCalls.decideReview.body!,
    send: async ({ words }) => {
      const body = { id, at, is_published: false, words: words.trim() };
      keep((await client.decideReview({ body })).data, texts.declined);
      close();
    },
  });
  return (
    <FormDialog
      {...{ close, problem, isSending, isDirty }}
      title={texts.declining.title}
      texts={texts.declining}
      formProps={props}
    >
      <ValidationField
        form={form}
        name="words"
        rules={wordsRules}
        label={texts.declining.words}
        hint={texts.declining.hint}
      >
        {(control) => <Textarea {...control} rows={3} readOnly={isSending} />}
      </ValidationField>
    </FormDialog>
  );
}
