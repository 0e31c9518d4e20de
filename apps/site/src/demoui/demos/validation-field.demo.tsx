import styles from "../demo.module.css";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useState } from "react";
import { defineDemo } from "../define-demo.ts";

const initialValues = { name: "", email: "", phone: "", agreed: false };

/** Stands in for the server, which has the last word. */
async function book({ email }: typeof initialValues): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const validation = { email: ["На эту почту уже есть заявка"] };
  if (email.startsWith("taken@")) throw Object.assign(new Error("422"), { validation });
}

function ValidationDemo() {
  const form = useForm({ initialValues, messages: ruMessages });
  const { isSubmitting } = useFormState(form);
  const [isSent, setSent] = useState(false);
  const props = useFormProps(form, async (values) => {
    setSent(false);
    await book(values);
    setSent(true);
  });
  return (
    <form {...props} className={styles.stack}>
      <ValidationField form={form} name="name" label="Имя и фамилия" rules="required|min:2">
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField form={form} name="email" label="Почта" rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField form={form} name="phone" label="Телефон" rules={[phoneNumberRule]}>
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField form={form} name="agreed" label="Согласие" hideLabel rules="required">
        {({ name, value, onValueChange }) => (
          <Checkbox name={name} checked={value} onCheckedChange={onValueChange}>
            Согласен с договором
          </Checkbox>
        )}
      </ValidationField>
      <div className={styles.row}>
        <Button type="submit" loading={isSubmitting}>
          Отправить заявку
        </Button>
        <Button type="reset" variant="ghost">
          Очистить
        </Button>
      </div>
      {isSent && <Message tone="success">Заявка принята: ответим за день.</Message>}
    </form>
  );
}

export const demo = defineDemo({
  group: "forms",
  title: "Форма с проверкой",
  text: "Ошибка появляется, когда поле покинуто, и уходит по мере исправления; отправка ведёт к первой ошибке. Почту taken@tour.example «сервер» не примет.",
  Show: ValidationDemo,
});
