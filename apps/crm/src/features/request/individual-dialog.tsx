import type { SellerRequest } from "@tour/api";
import { individualTourCalls } from "@tour/api/contract";
import { addDays, readToday } from "@tour/dates";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { NumberInput } from "@tour/ui-kit/number-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { requestTexts } from "../../texts/request.ru.ts";
import { FormDialog } from "../../shell/form-dialog.tsx";
import { inMinorUnits, inUnits } from "@tour/office/format";
import { useKeepRequest } from "./use-keep-request.ts";

const texts = requestTexts.individual;

interface IndividualDialogProps {
  request: SellerRequest;
  close: () => void;
}

/** Makes a tour for one request: own days, own prices, own words. What was typed stays while it is open. */
export function IndividualDialog({ request, close }: IndividualDialogProps) {
  const { id, tour, departure, lines } = request;
  const keep = useKeepRequest(request);
  const { form, field, bounds, props, isDirty, isSending, problem } = useCallForm<Values>({
    initialValues: {
      title: tour.title,
      days: { from: departure.start_date, to: departure.end_date },
      prices: lines.map(({ option_id, price }) => ({ option_id, sum: inUnits(price.amount) })),
      text: "",
    },
    body: individualTourCalls.offerIndividualTour.body!,
    send: async ({ title, days, prices, text }) => {
      const { data } = await client.offerIndividualTour({
        body: {
          id,
          title: title.trim(),
          ...(text.trim() && { text }),
          start_date: days.from ?? "",
          end_date: days.to ?? "",
          prices: prices.map(({ option_id, sum }) => ({ option_id, amount: inMinorUnits(sum) })),
        },
      });
      keep(data, texts.made);
      close();
    },
  });
  const least = bounds("prices.0.amount").min ?? 0;
  return (
    <FormDialog
      {...{ texts, close, problem, isSending, isDirty }}
      title={texts.title}
      formProps={props}
    >
      <ValidationField {...field("title", "required")} label={texts.name}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField form={form} name="days" label={texts.days} rules="required">
        {({ value, onValueChange }) => (
          <DatePicker
            mode="range"
            min={addDays(readToday(tour.time_zone), 1)}
            timeZone={tour.time_zone}
            value={value}
            onValueChange={onValueChange}
          />
        )}
      </ValidationField>
      {lines.map(({ option_id, title }, index) => (
        <ValidationField
          key={option_id}
          form={form}
          name={`prices.${index}.sum`}
          label={texts.price(title)}
          rules="required"
        >
          {(control) => <NumberInput {...control} min={inUnits(least)} />}
        </ValidationField>
      ))}
      <ValidationField {...field("text")} label={texts.words} hint={texts.wordsHint}>
        {(control) => <Textarea {...control} />}
      </ValidationField>
    </FormDialog>
  );
}

type Values = {
  title: string;
  days: { from: string | null; to: string | null };
  /** In units, as people write them. */
  prices: { option_id: string; sum: number | null }[];
  text: string;
};
