import { bookingLimits } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { phoneNumberRule } from "@tour/ui-kit/phone-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import type { Form } from "@tour/validation";
import { EmailControl } from "../../page/email-control.tsx";
import { PhoneControl } from "../../page/phone-control.tsx";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import type { BookingValues } from "./booking-values.ts";
import styles from "./booking-form.module.css";

const nameRules = rules(`required|max:${bookingLimits.name}`);
const phoneRules = [...rules("required|phone"), phoneNumberRule];
const emailRules = rules(`required|email|max:${bookingLimits.email}`);
const commentRules = rules(`max:${bookingLimits.comment}`);

interface ContactFieldsProps {
  form: Form<BookingValues>;
  /** Without a script a plain field takes the number in whatever way it is written. */
  isLive: boolean;
}

/** Who asks, and where to answer. */
export function ContactFields({ form, isLive }: ContactFieldsProps) {
  return (
    <div className={styles.fields}>
      <ValidationField
        form={form}
        id="contact.name"
        name="contact.name"
        label={texts.name}
        rules={nameRules}
      >
        {(control) => <Input {...control} size="l" autoComplete="name" />}
      </ValidationField>
      <ValidationField
        form={form}
        id="contact.phone"
        name="contact.phone"
        label={texts.phone}
        rules={phoneRules}
      >
        {(control) => <PhoneControl control={control} isLive={isLive} />}
      </ValidationField>
      <ValidationField
        form={form}
        id="contact.email"
        name="contact.email"
        label={texts.email}
        hint={texts.emailHint}
        rules={emailRules}
      >
        {(control) => <EmailControl control={control} autoComplete="email" />}
      </ValidationField>
      <ValidationField
        form={form}
        id="comment"
        name="comment"
        label={texts.comment}
        rules={commentRules}
      >
        {(control) => <Textarea {...control} />}
      </ValidationField>
    </div>
  );
}
