import { useQuery } from "@tanstack/react-query";
import type { RequestDates, SellerRequest } from "@tour/api";
import { describeOpening, formatMoney, plural } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { requestTexts } from "../../texts/request.ru.ts";
import { describeDates } from "./describe-dates.ts";
import styles from "../../shell/form-dialog.module.css";
import { useMove } from "./use-move.ts";

const texts = requestTexts.moving;

interface MoveDialogProps {
  request: SellerRequest;
  open: boolean;
  close: () => void;
}

/** Asks to which date a request moves, with what that changes of the price. */
export function MoveDialog({ request, open, close }: MoveDialogProps) {
  const { id } = request;
  const [chosen, choose] = useState<number | null>(null);
  const { data, error, isFetching } = useQuery({
    queryKey: ["request", id, "dates"],
    queryFn: ({ signal }) =>
      client
        .requestTourDates({ query: { with_variants: 0 }, body: { request_id: id } }, { signal })
        .then((answer) => answer.data),
    enabled: open,
    staleTime: 0,
  });
  const move = useMove(request, close);
  const dates = data?.dates ?? [];
  const wanted = dates.find((date) => date.departure_id === chosen);
  const failure = move.error ?? error;
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && !move.isPending && close()}
      persistent={move.isPending}
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button
            disabled={!wanted}
            loading={move.isPending}
            onClick={() => wanted && move.mutate(wanted)}
          >
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={move.isPending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <p>{data && dates.length === 0 ? texts.noDates : texts.text}</p>
        {isFetching && !data && <p role="status">{texts.loading}</p>}
        {dates.length > 0 && (
          <RadioGroup
            aria-label={texts.dates}
            value={chosen === null ? null : String(chosen)}
            onValueChange={(value) => choose(Number(value))}
          >
            {dates.map((date) => (
              <Radio
                key={date.departure_id}
                value={String(date.departure_id)}
                look="card"
                description={describeChange(date)}
              >
                {describeDates(date, request.tour.time_zone)}
              </Radio>
            ))}
          </RadioGroup>
        )}
        {failure ? <Message tone="danger">{describeFailure(failure)}</Message> : null}
      </div>
    </Modal>
  );
}

/** "Дороже на 2 000 ₽, всего 10 000 ₽, свободно: 3 места". */
function describeChange(date: RequestDates["dates"][number]): string {
  const { difference, total, seats_left, start_date, sale_opening: opening } = date;
  const { amount, currency } = difference;
  const sum = formatMoney({ amount: Math.abs(amount), currency });
  const price = amount === 0 ? texts.same : amount > 0 ? texts.dearer(sum) : texts.cheaper(sum);
  const left = texts.left(plural(seats_left, texts.seats));
  const early = opening && describeOpening(opening, start_date).short;
  return [price, texts.total(formatMoney(total)), left, ...(early ? [early] : [])].join(", ");
}
