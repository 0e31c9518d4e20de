import { enMessages, ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useState } from "react";
import { Button } from "../button/index.ts";
import { Checkbox } from "../checkbox/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Input } from "../input/index.ts";
import { useLocale } from "../locale/index.ts";
import { Message } from "../message/index.ts";
import { PhoneInput, phoneNumberRule } from "../phone-input/index.ts";
import { ValidationField } from "./index.ts";

const initialValues = { name: "", email: "", phone: "", agreed: false };

const ru = {
  name: "Имя и фамилия",
  email: "Почта",
  phone: "Телефон",
  agreement: "Согласие",
  agreed: "Согласен с договором",
  send: "Отправить заявку",
  clear: "Очистить",
  taken: "На эту почту уже есть заявка",
  sent: "Заявка принята: ответим за день.",
  messages: ruMessages,
};

const en: typeof ru = {
  name: "First and last name",
  email: "E-mail",
  phone: "Phone",
  agreement: "Agreement",
  agreed: "I agree to the contract",
  send: "Send the request",
  clear: "Clear",
  taken: "There is a request with this e-mail already",
  sent: "Your request is with us: we answer within a day.",
  messages: enMessages,
};

/** Stands in for the server, which has the last word. */
async function book({ email }: typeof initialValues, taken: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const validation = { email: [taken] };
  if (email.startsWith("taken@")) throw Object.assign(new Error("422"), { validation });
}

function BookingForm({ words }: { words: typeof ru }) {
  const form = useForm({ initialValues, messages: words.messages });
  const { isSubmitting } = useFormState(form);
  const [isSent, setSent] = useState(false);
  const props = useFormProps(form, async (values) => {
    setSent(false);
    await book(values, words.taken);
    setSent(true);
  });
  return (
    <form {...props} className={styles.stack}>
      <ValidationField form={form} name="name" label={words.name} rules="required|min:2">
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField form={form} name="email" label={words.email} rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField form={form} name="phone" label={words.phone} rules={[phoneNumberRule]}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField form={form} name="agreed" label={words.agreement} hideLabel rules="required">
        {({ name, value, onValueChange }) => (
          <Checkbox name={name} checked={value} onCheckedChange={onValueChange}>
            {words.agreed}
          </Checkbox>
        )}
      </ValidationField>
      <div className={styles.row}>
        <Button type="submit" loading={isSubmitting}>
          {words.send}
        </Button>
        <Button type="reset" variant="ghost">
          {words.clear}
        </Button>
      </div>
      {isSent && <Message tone="success">{words.sent}</Message>}
    </form>
  );
}

/** A form keeps the messages that it began with: another language is another form. */
function ValidationDemo() {
  const { code } = useLocale();
  return <BookingForm key={code} words={code.startsWith("ru") ? ru : en} />;
}

export const demo = defineDemo({
  group: "forms",
  title: "Форма с проверкой",
  text: "Ошибка появляется, когда поле покинуто, и уходит по мере исправления; отправка ведёт к первой ошибке. Почту taken@tour.example «сервер» не примет.",
  Show: ValidationDemo,
});
