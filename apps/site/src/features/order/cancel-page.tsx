import type { CancelQuote, GuestRequest } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Textarea } from "@tour/ui-kit/textarea";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import { isCalledOff } from "./is-called-off.ts";
import styles from "./cancel-page.module.css";

const texts = allTexts.order.cancel;

export interface CancelDraft {
  message: string;
  problem: string;
}

interface CancelPageProps {
  request: GuestRequest;
  /** Null where there is nothing to cancel any more. */
  quote: CancelQuote | null;
  /** What was written and did not go through, and why not. */
  draft: CancelDraft;
}

/** Asks once more before a request is cancelled, and says what comes back. */
export function CancelPage({ request, quote, draft }: CancelPageProps) {
  const order = `/order/${request.uuid}`;
  if (!quote) {
    return (
      <div className={styles.page}>
        <p className={styles.tour}>{request.tour.title}</p>
        <h1 className={styles.title}>{texts.tooLate}</h1>
        <p>
          <a className={action.action} href={order}>
            {texts.toOrder}
          </a>
        </p>
      </div>
    );
  }
  const { paid, refund } = quote;
  return (
    <form className={styles.page} method="post" action={`${order}/cancel`}>
      <p className={styles.tour}>{request.tour.title}</p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{leadOf(request)}</p>
      <p className={styles.quote}>
        {paid.amount > 0 ? texts.refund(formatMoney(refund), formatMoney(paid)) : texts.nothingPaid}
      </p>
      <Field id="cancel-reason" label={texts.reason} error={draft.problem || undefined}>
        <Textarea name="message" rows={3} defaultValue={draft.message} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="l">
          {texts.confirm}
        </Button>
        <a className={styles.back} href={order}>
          {texts.back}
        </a>
      </div>
    </form>
  );
}

function leadOf(request: GuestRequest): string {
  if (!isCalledOff(request)) return texts.lead;
  return request.moved_from ? texts.movedLead : texts.calledOffLead;
}
