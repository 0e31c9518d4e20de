import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { addDays, fromDate } from "@tour/dates";
import { Button } from "@tour/ui-kit/button";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { useId, useState } from "react";
import type { FormEvent } from "react";
import { client } from "../../api/client.ts";
import { describeFailure } from "../../api/describe-failure.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./reason-dialog.module.css";

const texts = allTexts.request.individual;
/** Minor units of one unit: every currency of tours has a hundred. */
const minor = 100;

interface IndividualDialogProps {
  request: SellerRequest;
  open: boolean;
  close: () => void;
}

/** Makes a tour for one request: own days, own prices, own words. What was typed stays while it is open. */
export function IndividualDialog({ request, open, close }: IndividualDialogProps) {
  const { id, tour, departure, lines } = request;
  const formId = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(tour.title);
  const [tomorrow] = useState(() => addDays(fromDate(new Date()), 1));
  const [words, setWords] = useState("");
  const [days, setDays] = useState({ from: departure.start_date, to: departure.end_date });
  const [sums, setSums] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(lines.map(({ option_id, price }) => [option_id, price.amount / minor])),
  );
  const [isTried, setTried] = useState(false);
  const isPriced = lines.every(({ option_id }) => typeof sums[option_id] === "number");
  const make = useMutation({
    mutationFn: () => {
      const prices = lines.map(({ option_id }) => ({
        option_id,
        amount: Math.round((sums[option_id] ?? 0) * minor),
      }));
      const own = { ...(title.trim() && { title }), ...(words.trim() && { text: words }) };
      const body = { id, ...own, start_date: days.from, end_date: days.to, prices };
      return client.offerIndividualTour({ body });
    },
    onSuccess: ({ data }) => {
      queryClient.setQueryData(builderQueries.request(client, id).queryKey, data);
      toast.show({ id: "individual", text: texts.made });
      close();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPriced && !make.isPending) make.mutate();
  };
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && !make.isPending && close()}
      persistent
      title={texts.title}
      footer={
        <div className={styles.actions}>
          <Button type="submit" form={formId} loading={make.isPending}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={make.isPending} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <p>{texts.lead}</p>
        <Field label={texts.name}>
          <Input value={title} maxLength={160} onValueChange={setTitle} />
        </Field>
        <Field label={texts.days}>
          <DatePicker
            mode="range"
            min={tomorrow}
            value={days}
            onValueChange={(next) => {
              if (next?.from && next.to) setDays({ from: next.from, to: next.to });
            }}
          />
        </Field>
        {lines.map(({ option_id, title: option }) => (
          <Field
            key={option_id}
            label={texts.price(option)}
            error={isTried && typeof sums[option_id] !== "number" ? texts.needsPrice : undefined}
            required
          >
            <NumberInput
              min={0}
              value={sums[option_id] ?? null}
              onValueChange={(sum) => setSums((before) => ({ ...before, [option_id]: sum }))}
            />
          </Field>
        ))}
        <Field label={texts.words} hint={texts.wordsHint}>
          <Textarea value={words} maxLength={20_000} onValueChange={setWords} />
        </Field>
        {make.error ? <Message tone="danger">{describeFailure(make.error)}</Message> : null}
      </form>
    </Modal>
  );
}
