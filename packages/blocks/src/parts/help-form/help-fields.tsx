"use client";

import { helpRequestLimits } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { Textarea } from "@tour/ui-kit/textarea";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { rules } from "@tour/validation";
import type { Form } from "@tour/validation";
import { texts } from "../../texts/ru.ts";
import styles from "./help-form.module.css";

const { name: maxName, message: maxMessage } = helpRequestLimits;
const nameRules = rules(`required|max:${maxName}`);
const phoneRules = [...rules("required|phone"), phoneNumberRule];
const messageRules = rules(`max:${maxMessage}`);

export type Question = { name: string; phone: string; message: string };

interface HelpFieldsProps {
  form: Form<Question>;
  messageLabel: string;
}

/** Who asks, where to answer, and what is asked. */
export function HelpFields({ form, messageLabel }: HelpFieldsProps) {
  return (
    <>
      <ValidationField
        form={form}
        name="name"
        label={texts.help.name}
        rules={nameRules}
        className={styles.field}
      >
        {(control) => <Input {...control} size="l" autoComplete="name" maxLength={maxName} />}
      </ValidationField>
      <ValidationField
        form={form}
        name="phone"
        label={texts.help.phone}
        rules={phoneRules}
        className={styles.field}
      >
        {(control) => <PhoneInput {...control} size="l" message="none" />}
      </ValidationField>
      <ValidationField
        form={form}
        name="message"
        label={messageLabel}
        rules={messageRules}
        className={styles.field}
      >
        {(control) => <Textarea {...control} className={styles.message} maxLength={maxMessage} />}
      </ValidationField>
    </>
  );
}
