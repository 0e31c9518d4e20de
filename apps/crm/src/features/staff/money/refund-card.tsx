import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RefundDecision } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { describeFailure, staffClient } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import styles from "./money.module.css";

const texts = staffTexts.refunds;

/** What one of staff wants to give back, and the decision of another. */
export function RefundCard({ decision }: { decision: RefundDecision }) {
  const { id, request_id: requestId, organizer, amount, message, by, at, is_own } = decision;
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = staffQueries.refundDecisions();
  const decide = useMutation({
    mutationFn: (is_confirmed: boolean) => staffClient.decideRefund({ body: { id, is_confirmed } }),
    onSuccess: ({ data }, isConfirmed) => {
      queryClient.setQueryData(queryKey, data);
      toast.show({ id: "refund", text: isConfirmed ? texts.confirmed : texts.dropped });
    },
  });
  return (
    <SettingsCard>
      <div className={styles.part}>
        <p className={styles.owed}>{formatMoney(amount)}</p>
        <p>{message}</p>
        <p className={styles.quiet}>
          <Link to="/requests/$id" params={{ id: `${requestId}` }} className={styles.link}>
            {requestTexts.title(requestId)}
          </Link>
          , {organizer.name}
        </p>
        <p className={styles.quiet}>{texts.by(by, formatInstant(at))}</p>
      </div>
      {is_own && <Message>{texts.own}</Message>}
      {decide.error && <Message tone="danger">{describeFailure(decide.error)}</Message>}
      <div className={styles.buttons}>
        {!is_own && (
          <Button
            loading={decide.isPending && decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={decide.isPending && !decide.variables}
          disabled={decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {is_own ? texts.withdraw : texts.drop}
        </Button>
      </div>
    </SettingsCard>
  );
}
