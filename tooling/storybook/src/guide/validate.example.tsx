import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps } from "@tour/validation/react";

const initialValues = { email: "", seats: "" };

export function Booking({ onSend }: { onSend: (values: typeof initialValues) => void }) {
  const form = useForm({ initialValues, mode: "eager", messages: ruMessages });
  const props = useFormProps(form, onSend);
  return (
    <form {...props} style={{ display: "grid", gap: 16, maxInlineSize: 360 }}>
      <ValidationField form={form} name="email" label="E-mail" rules="required|email">
        {(control) => <Input {...control} type="email" />}
      </ValidationField>
      <ValidationField form={form} name="seats" label="Места" rules="required|min_value:1">
        {(control) => <Input {...control} inputMode="numeric" />}
      </ValidationField>
      <Button type="submit">Забронировать</Button>
    </form>
  );
}
