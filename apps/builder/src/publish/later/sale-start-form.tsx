import { useQueryClient } from "@tanstack/react-query";
import type { SaleStart } from "@tour/api";
import { scheduledPublicationCalls } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { formatDateRange, nameZone, sayMoment } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { texts as allTexts } from "../../texts/ru.ts";
import { LaterForm } from "./later-form.tsx";
import type { LaterFormProps } from "./later-form.tsx";

const texts = allTexts.later;

interface SaleStartFormProps extends LaterFormProps {
  organizerId: number;
  /** Those that are yet to begin; at least one. */
  starts: readonly SaleStart[];
  /** The one that is chosen already. */
  departureId: number | undefined;
  send: (publishAt: string, departureId: number) => Promise<unknown>;
}

/** Which departure's sale something is published with. */
export function SaleStartForm(props: SaleStartFormProps) {
  const { organizerId, starts, departureId, send, ...frame } = props;
  const queryClient = useQueryClient();
  const callForm = useCallForm<{ departure_id: number | null }>({
    initialValues: { departure_id: departureId ?? starts[0]?.departure_id ?? null },
    body: scheduledPublicationCalls.movePublication.body!,
    send: async ({ departure_id: id }) => {
      const start = starts.find((one) => one.departure_id === id);
      if (!start) throw Object.assign(new Error(texts.saleGone), { validation: gone });
      try {
        await send(start.sale_starts_at, start.departure_id);
      } catch (error) {
        // Its moment may be another by now: the list says which.
        void queryClient.invalidateQueries(builderQueries.saleStarts(client, organizerId));
        throw error;
      }
    },
  });
  const { form } = callForm;
  const chosen = useFieldValue(form, "departure_id");
  const start = starts.find((one) => one.departure_id === chosen);
  return (
    <LaterForm
      {...frame}
      form={callForm}
      readBack={start && <strong>{texts.readBack(sayStart(start))}</strong>}
    >
      <ValidationField
        form={form}
        name="departure_id"
        rules="required"
        label={texts.whichSale}
        hint={texts.whichSaleHint}
      >
        {({ value, onValueChange }) => (
          <Select<number>
            items={starts.map((one) => ({ value: one.departure_id, text: nameStart(one) }))}
            value={start ? value : null}
            onValueChange={onValueChange}
          />
        )}
      </ValidationField>
    </LaterForm>
  );
}

const gone = { departure_id: [texts.saleGone] };

/** "Алтай, 12–19 мая — 1 февраля в 10:00 (МСК+4)". */
const nameStart = (start: SaleStart): string => {
  const { tour_title: title, start_date, end_date, time_zone: timeZone } = start;
  const today = readToday(timeZone, new Date());
  return texts.saleOf(title, formatDateRange(start_date, end_date, today), sayStart(start));
};

function sayStart({ sale_starts_at: at, time_zone: timeZone }: SaleStart): string {
  const { fromMoscow } = nameZone(timeZone, new Date(at));
  return `${sayMoment(at, timeZone)} (${fromMoscow})`;
}
