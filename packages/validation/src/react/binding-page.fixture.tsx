import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ChangeEvent } from "react";
import { useField, useForm, useFormProps, useFormState } from "./index.ts";
import type { Form } from "../form/create-form.ts";

type Values = { name: string; email: string; promo: string };
const renders: Record<string, number> = {};
Object.assign(globalThis, { renders });

function Field({ form, name, rules }: { form: Form<Values>; name: keyof Values; rules: object }) {
  const { value, error, setValue, onBlur, ref } = useField(form, name, { rules });
  renders[name] = (renders[name] ?? 0) + 1;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value);
  return (
    <p>
      <input id={name} ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
      <output id={`${name}-error`}>{error}</output>
    </p>
  );
}

/** As the kit's inputs do it: it hears of the reset itself, and knows nothing of the form's values. */
function SelfResetting({ form }: { form: Form<Values> }) {
  const { value, setValue } = useField(form, "promo");
  const own = useRef<HTMLInputElement>(null);
  const reset = useEffectEvent(() => setValue("reset by itself"));
  useEffect(() => {
    const element = own.current?.form;
    const listen = () => reset();
    element?.addEventListener("reset", listen);
    return () => element?.removeEventListener("reset", listen);
  }, []);
  return (
    <input id="promo" ref={own} value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

export function Page() {
  const form = useForm<Values>({ initialValues: { name: "", email: "", promo: "spring" } });
  const { errors, isSubmitting, isDirty } = useFormState(form);
  const [hasName, setHasName] = useState(true);
  const [minLength, setMinLength] = useState(2);
  const [sent, setSent] = useState("");
  const [failure, setFailure] = useState("");
  const props = useFormProps(
    form,
    ({ name, email }) => {
      if (name === "Broken") throw new Error("no network");
      if (name === "Taken") throw Object.assign(new Error(), { validation: { name: ["Taken"] } });
      setSent(JSON.stringify({ name, email }));
    },
    (error) => setFailure(String(error)),
  );
  return (
    <form {...props}>
      {/* The later field comes first in the document once the name is shown again. */}
      {hasName && <Field form={form} name="name" rules={{ required: true, min: minLength }} />}
      <Field form={form} name="email" rules={{ required: true, email: true }} />
      <SelfResetting form={form} />
      <button type="button" id="toggle" onClick={() => setHasName(!hasName)} />
      <button type="button" id="stricter" onClick={() => setMinLength(5)} />
      <button id="send" disabled={isSubmitting} />
      <button type="reset" id="begin-anew" />
      <output id="errors">{Object.keys(errors).sort().join()}</output>
      <output id="dirty">{String(isDirty)}</output>
      <output id="sent">{sent}</output>
      <output id="failure">{failure}</output>
    </form>
  );
}
