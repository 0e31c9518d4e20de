import { nameZone, sayMoment } from "@tour/blocks/format";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import type { Form } from "@tour/validation";
import { useField, useFieldValue, useFormState } from "@tour/validation/react";
import { useState } from "react";
import { departureFormTexts as texts } from "../texts/departure-form.ru.ts";
import styles from "./departure-form.module.css";
import { splitStart, toSaleStart, wholeStart } from "./sale-start.ts";
import type { TypedStart } from "./sale-start.ts";

/** What a form of dates has of their sale. */
export type SaleValues = { sale_starts_at: TypedStart; closes_when_full: boolean };

/** A sale opens in the morning rather than at midnight. */
const morning = "10:00";
const startRules = [wholeStart];

interface SaleFieldsProps<Values extends SaleValues> {
  form: Form<Values>;
  /** Of the tour, as an IANA name. */
  timeZone: string;
}

/** From when dates are sold, by the tour's clocks, and whether they close once they are full. */
export function SaleFields<Values extends SaleValues>(props: SaleFieldsProps<Values>) {
  const { timeZone } = props;
  const form = props.form as unknown as Form<SaleValues>;
  const closes = useField(form, "closes_when_full");
  return (
    <section className={styles.part}>
      <SaleStartFields form={form} timeZone={timeZone} />
      <div data-field="closes_when_full">
        <Checkbox checked={closes.value} onCheckedChange={closes.setValue}>
          {texts.closesWhenFull}
        </Checkbox>
        <p className={styles.hint}>{texts.closesWhenFullHint}</p>
      </div>
    </section>
  );
}

type StartValues = Pick<SaleValues, "sale_starts_at">;

interface SaleStartFieldsProps<Values extends StartValues> {
  form: Form<Values>;
  /** Null for dates of several tours, each by its own clocks. */
  timeZone: string | null;
}

/** A day, and a time once there is one; what it means is said below. */
export function SaleStartFields<Values extends StartValues>(props: SaleStartFieldsProps<Values>) {
  const { timeZone } = props;
  const form = props.form as unknown as Form<StartValues>;
  const typed = useFieldValue(form, "sale_starts_at");
  const { sale_starts_at: error } = useFormState(form).errors;
  const [opened] = useState(() => new Date());
  const [day, time] = splitStart(typed);
  const at = timeZone && toSaleStart(typed, timeZone);
  const zone = timeZone && nameZone(timeZone, at ? new Date(at) : opened);
  return (
    <>
      <div className={styles.pair}>
        <ValidationField
          form={form}
          name="sale_starts_at"
          rules={startRules}
          label={texts.saleStart}
          hint={zone ? texts.saleStartHint(zone.fromMoscow, zone.offset) : texts.saleStartOfEach}
          data-field="sale_starts_at"
        >
          {({ onValueChange }) => (
            <DatePicker
              value={day || null}
              timeZone={timeZone ?? undefined}
              onValueChange={(next) => onValueChange(next ? `${next}T${time || morning}` : "")}
            />
          )}
        </ValidationField>
        {day !== "" && (
          <Field label={texts.saleTime}>
            <Input
              type="time"
              value={time}
              onValueChange={(next) => form.setValue("sale_starts_at", `${day}T${next}`)}
            />
          </Field>
        )}
      </div>
      {timeZone && (
        <p className={styles.hint} role="status">
          {at && !error && describeStart(at, timeZone, opened)}
        </p>
      )}
    </>
  );
}

/** What a moment means for guests. */
const describeStart = (at: string, timeZone: string, now: Date): string =>
  new Date(at) <= now ? texts.saleHasBegun : texts.saleBegins(sayMoment(at, timeZone, { now }));
