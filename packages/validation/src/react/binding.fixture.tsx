import { StrictMode, useState } from "react";
import type { ChangeEvent } from "react";
import { createRoot } from "react-dom/client";
import { useField, useForm, useFormState } from "./index.ts";
import type { Form } from "../form/create-form.ts";

type Values = { name: string; email: string };
const renders: Record<string, number> = {};

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

function Page() {
  const form = useForm<Values>({ initialValues: { name: "", email: "" } });
  const { errors, isSubmitting } = useFormState(form);
  const [hasName, setHasName] = useState(true);
  const [shortest, setShortest] = useState(2);
  const [sent, setSent] = useState("");
  const send = () => form.submit((values) => setSent(JSON.stringify(values)));
  return (
    <>
      {/* The later field comes first in the document once the name is shown again. */}
      {hasName && <Field form={form} name="name" rules={{ required: true, min: shortest }} />}
      <Field form={form} name="email" rules={{ required: true, email: true }} />
      <button id="toggle" onClick={() => setHasName(!hasName)} />
      <button id="stricter" onClick={() => setShortest(5)} />
      <button id="send" disabled={isSubmitting} onClick={() => void send()} />
      <output id="errors">{Object.keys(errors).sort().join()}</output>
      <output id="sent">{sent}</output>
    </>
  );
}

Object.assign(globalThis, { renders });
createRoot(document.body.appendChild(document.createElement("div"))).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
