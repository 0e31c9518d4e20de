import { ApiError } from "@tour/api";
import { scheduledPublicationCalls } from "@tour/api/contract";
import { nameZone, sayMoment, sayOnDevice } from "@tour/blocks/format";
import { fromClock, isCalendarDate, readClock, readToday } from "@tour/dates";
import { useCallForm } from "@tour/office/forms";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { useState } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import { LaterForm } from "./later-form.tsx";
import type { LaterFormProps } from "./later-form.tsx";
import styles from "./later.module.css";

const texts = allTexts.later;

interface MomentFormProps extends LaterFormProps {
  /** Of the organiser, as an IANA name. */
  timeZone: string;
  /** Where it begins; by default tomorrow morning. */
  publishAt?: string;
  /** Given the chosen instant in UTC. */
  send: (publishAt: string) => Promise<unknown>;
}

type Values = { day: string | null; time: string };

const morning = "10:00";

/** A day and a time by the organiser's clocks, read back in words. */
export function MomentForm({ timeZone, publishAt: first, send, ...frame }: MomentFormProps) {
  const callForm = useCallForm<Values>({
    initialValues: first ? readFields(first, timeZone) : tomorrow(timeZone),
    body: scheduledPublicationCalls.movePublication.body!,
    send: async ({ day, time }) => {
      const publishAt = toInstant(day, time, timeZone);
      if (publishAt === null) {
        const validation = { [day ? "time" : "day"]: [texts.required] };
        throw Object.assign(new Error(texts.required), { validation });
      }
      try {
        await send(publishAt);
      } catch (error) {
        throw atTheFields(error);
      }
    },
  });
  const { form } = callForm;
  const day = useFieldValue(form, "day");
  const time = useFieldValue(form, "time");
  const chosen = toInstant(day, time, timeZone);
  const [opened] = useState(() => new Date());
  const { fromMoscow, offset } = nameZone(timeZone, chosen ? new Date(chosen) : opened);
  const onDevice = chosen && sayOnDevice(chosen, timeZone);
  return (
    <LaterForm
      {...frame}
      form={callForm}
      readBack={
        <>
          {chosen && (
            <strong>{texts.readBack(sayMoment(chosen, timeZone, { isFull: true }))}</strong>
          )}
          {onDevice && <span>{texts.onDevice(onDevice)}</span>}
        </>
      }
    >
      <div className={styles.fields}>
        <ValidationField form={form} name="day" rules="required" label={texts.day}>
          {(control) => <DatePicker {...control} min="today" timeZone={timeZone} />}
        </ValidationField>
        <ValidationField
          form={form}
          name="time"
          rules="required"
          label={texts.time}
          hint={texts.zoneHint(fromMoscow, offset)}
        >
          {(control) => <Input {...control} type="time" />}
        </ValidationField>
      </div>
    </LaterForm>
  );
}

const readFields = (instant: string, timeZone: string): Values => ({
  day: readToday(timeZone, new Date(instant)),
  time: readClock(new Date(instant), timeZone),
});

function tomorrow(timeZone: string): Values {
  const inADay = new Date(Date.now() + 24 * 60 * 60 * 1000);
  return { day: readToday(timeZone, inADay), time: morning };
}

function toInstant(day: string | null, time: string, timeZone: string): string | null {
  if (!isCalendarDate(day) || !/^\d\d:\d\d$/.test(time)) return null;
  return fromClock(day, time, timeZone).toISOString();
}

/** What the server says of the moment stands at the time; of a block or a document, above the buttons. */
function atTheFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { publish_at: ofMoment } = error.validation;
  const validation: ApiError["validation"] = ofMoment ? { time: ofMoment } : {};
  const { status, url, message, error: name } = error;
  return new ApiError({ status, url, body: { message, error: name, validation } });
}
