"use client";

import { useState } from "react";
import type { HelpRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { isPhone } from "../../content/is-phone.ts";
import { asServed, isIsland } from "../../parts/as-served/as-served.ts";
import { messages } from "../../texts/messages.ts";
import { texts } from "../../texts/ru.ts";
import { HelpField } from "./help-field.tsx";
import { sendHelpRequest } from "./send-help-request.ts";
import styles from "./help-form.module.css";

type Errors = Partial<Record<keyof HelpRequest, string>>;

/** What is wrong with the fields; the server judges by the same rules. */
function judge({ name, phone }: HelpRequest): Errors {
  return {
    ...(name.trim() === "" && { name: messages.required }),
    ...(!isPhone(phone) && { phone: phone.trim() ? messages.phone : messages.required }),
  };
}

/** A question to the organiser, with a phone to answer to. Not there without script. */
export function HelpForm({ path }: { path: string }) {
  const [values, setValues] = useState({ name: "", phone: "", message: "" });
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [problem, setProblem] = useState("");

  async function send() {
    const data = { ...values, email: "", page: path };
    const found = judge(data);
    setErrors(found);
    setProblem("");
    if (Object.keys(found).length > 0) return;
    setState("sending");
    const result = await sendHelpRequest(data);
    setState(result.state === "sent" ? "sent" : "open");
    if (result.state === "refused") {
      setErrors(result.fields);
      setProblem(result.message);
    }
    if (result.state === "failed") setProblem(texts.help.failed);
  }

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    set: (value: string) => setValues({ ...values, [name]: value }),
  });

  if (state === "sent") {
    return (
      <p className={styles.sent} role="status">
        {texts.help.sent}
      </p>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <HelpField {...field("name")} label={texts.help.name} autoComplete="name" />
      <HelpField {...field("phone")} label={texts.help.phone} autoComplete="tel" type="tel" />
      <HelpField {...field("message")} label={texts.help.message} isLong />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {/* What an island leaves out stays as the server set it: the button keeps its look. */}
      {isIsland ? (
        <button type="submit" disabled={state === "sending"} {...asServed(true)} />
      ) : (
        <Button type="submit" size="l" disabled={state === "sending"}>
          {texts.help.send}
        </Button>
      )}
    </form>
  );
}
