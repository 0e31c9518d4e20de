import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { TestPayment } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { client, describeFailure } from "@tour/office/api";
import { SettingsCard } from "@tour/office/shell";
import { formatInstant } from "@tour/office/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { testPaymentQuery } from "./payment-queries.ts";
import styles from "./payments.module.css";

const texts = allTexts.payments.test;
/** How often one looks how the payment went on, in ms. */
const lookEvery = 3000;

const isUnderWay = (last: TestPayment | null | undefined) =>
  last?.status === "begun" || last?.status === "paid";

const tones = {
  begun: "info",
  paid: "info",
  returned: "warning",
  failed: "danger",
  kept: "warning",
} as const;

/** Tries the shop with a rouble, and says whether its notices come. */
export function TestPaymentCard({ organizerId }: { organizerId: number }) {
  const queryClient = useQueryClient();
  const query = testPaymentQuery(organizerId);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => isUnderWay(state.data?.last) && lookEvery,
  });
  const start = useMutation({
    mutationFn: () => client.startTestPayment({ query: { organizer_id: organizerId } }),
    onSuccess: ({ data: begun }) => {
      queryClient.setQueryData(query.queryKey, { can_start: true, last: begun });
      location.assign(begun.url);
    },
  });
  if (!data) return null;
  const { can_start: canStart, last } = data;
  return (
    <SettingsCard title={texts.title} id="test-payment">
      <p className={styles.note}>{canStart ? texts.lead : texts.noShop}</p>
      <div className={styles.result} role="status">
        {last && <Result payment={last} />}
      </div>
      {start.error && <Message tone="danger">{describeFailure(start.error)}</Message>}
      {canStart && last?.status !== "paid" && (
        <Button
          variant="secondary"
          className={styles.start}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {last?.status === "begun" ? texts.goOn : texts.start}
        </Button>
      )}
    </SettingsCard>
  );
}

/** How the last one ended. */
function Result({ payment }: { payment: TestPayment }) {
  const { status, is_noticed: isNoticed, amount, created_at: at } = payment;
  const isFine = status === "returned" && isNoticed;
  return (
    <Message tone={isFine ? "success" : tones[status]}>
      <p>{texts.result[status](formatMoney(amount), formatInstant(at))}</p>
      {(status === "returned" || status === "kept") && (
        <p>{isNoticed ? texts.noticed : texts.notNoticed}</p>
      )}
    </Message>
  );
}
