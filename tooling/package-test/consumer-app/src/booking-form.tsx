import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { Select } from "@tour/ui-kit/select";
import { Slider } from "@tour/ui-kit/slider";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { defineRule, ruMessages, rules } from "@tour/validation";
import { useForm, useFormProps } from "@tour/validation/react";
import { createRule } from "@tour/validation/valibot";
import * as v from "valibot";

const initialValues = {
  name: "",
  email: "",
  phone: "",
  region: null as string | null,
  start: null as string | null,
  promo: "",
  days: [3, 10] as readonly [number, number],
  agreed: false,
};

export type BookingValues = typeof initialValues;

const promoCode = createRule(
  v.pipe(v.string(), v.regex(/^(?:[A-Z]{4}\d{2})?$/, "Код из четырёх букв и двух цифр")),
);
const notTest = defineRule({
  name: "not_test",
  message: "Укажите настоящее имя",
  test: (value) => value !== "Тест",
});

const regions = [
  { text: "Сибирь", header: true },
  { text: "Алтай", value: "altai" },
  { text: "Байкал", value: "baikal" },
];

export function BookingForm({ onSend }: { onSend: (values: BookingValues) => void }) {
  const form = useForm({ initialValues, messages: ruMessages });
  const props = useFormProps(form, onSend);
  return (
    <form {...props} aria-label="Бронирование">
      <ValidationField
        form={form}
        name="name"
        label="Имя"
        rules={[...rules("required|min:2"), notTest]}
      >
        {(control) => <Input {...control} autoComplete="name" />}
      </ValidationField>
      <ValidationField form={form} name="email" label="Почта" rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField
        form={form}
        name="phone"
        label="Телефон"
        rules={[...rules("required"), phoneNumberRule]}
      >
        {(control) => <PhoneInput {...control} message="none" />}
      </ValidationField>
      <ValidationField form={form} name="region" label="Регион" rules={{ required: true }}>
        {(control) => <Select {...control} items={regions} />}
      </ValidationField>
      <ValidationField form={form} name="start" label="Начало">
        {(control) => <DatePicker {...control} min="today" />}
      </ValidationField>
      <ValidationField form={form} name="promo" label="Промокод" rules={[promoCode]}>
        {(control) => <Input {...control} />}
      </ValidationField>
      <ValidationField form={form} name="days" label="Дней">
        {({ value, onValueChange }) => (
          <Slider
            value={value}
            onValueChange={onValueChange}
            min={1}
            max={21}
            thumbLabels={["От", "До"]}
          />
        )}
      </ValidationField>
      <ValidationField form={form} name="agreed" label="Согласие" hideLabel rules="required">
        {({ name, value, onValueChange }) => (
          <Checkbox name={name} checked={value} onCheckedChange={onValueChange}>
            Согласен с условиями
          </Checkbox>
        )}
      </ValidationField>
      <Field label="Откуда узнали">
        <Input />
      </Field>
      <Button type="submit">Отправить заявку</Button>
    </form>
  );
}
