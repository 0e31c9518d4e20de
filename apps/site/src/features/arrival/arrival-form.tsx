import type { Arrival } from "@tour/api";
import { sayMomentThere } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Textarea } from "@tour/ui-kit/textarea";
import { arrivalTexts } from "../../texts/arrival.ru.ts";
import styles from "./arrival-form.module.css";
import type { TypedArrival } from "./typed-arrival.ts";

const texts = arrivalTexts.form;

export interface ArrivalFormProps {
  arrival: Arrival;
  typed: TypedArrival;
  problems: readonly string[];
  validation: Readonly<Record<string, readonly string[]>>;
}

/** How the party arrives: a plain form, that a script sends without leaving the page. */
export function ArrivalForm({ arrival, typed, problems, validation }: ArrivalFormProps) {
  const { uuid, time_zone: timeZone, arrival: kept } = arrival;
  const errorOf = (name: keyof TypedArrival) => validation[name]?.[0];
  return (
    <form className={styles.form} method="post" action={`/arrival/${uuid}`} id="details">
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      {problems.length > 0 && (
        <ul className={styles.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Field
        id="transport"
        label={texts.transport}
        hint={texts.transportHint}
        error={errorOf("transport")}
      >
        <Input name="transport" size="l" defaultValue={typed.transport} />
      </Field>
      <div className={styles.moment}>
        <Field id="date" label={texts.date} error={errorOf("date")}>
          <Input
            name="date"
            size="l"
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.datePattern}
            defaultValue={typed.date}
          />
        </Field>
        <Field id="time" label={texts.time} hint={texts.timeHint} error={errorOf("time")}>
          <Input name="time" type="time" size="l" defaultValue={typed.time} />
        </Field>
      </div>
      <Field id="comment" label={texts.comment} error={errorOf("comment")}>
        <Textarea name="comment" defaultValue={typed.comment} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="l">
          {kept ? texts.change : texts.save}
        </Button>
        <p className={styles.saved} role="status" data-failed={texts.failed}>
          {kept && problems.length === 0
            ? texts.saved(sayMomentThere(kept.updated_at, timeZone))
            : null}
        </p>
      </div>
    </form>
  );
}
