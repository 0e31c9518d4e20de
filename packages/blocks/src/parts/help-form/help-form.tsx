"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { HelpRequest } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { isPhone } from "../../content/is-phone.ts";
import { asServed, isIsland } from "../as-served/as-served.ts";
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

interface HelpFormProps {
  path: string;
  /** Whether the site has its privacy policy, to which whoever sends consents. */
  hasPrivacy: boolean;
  /** What is asked for, before the guest's own words: the form begins anew with another. */
  subject?: string;
  words?: { message: string; send: string; sent: string };
}

const empty = { name: "", phone: "", message: "" };

const readTyped = (typed: FormData): typeof empty => ({ ...empty, ...Object.fromEntries(typed) });

/** A question to the organiser, with a phone to answer to. Not there without script. */
export function HelpForm({ path, hasPrivacy, subject = "", words = texts.help }: HelpFormProps) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const [sentSubject, setSentSubject] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const isSent = sentSubject === subject;
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the script came; a press on the button may have waited for it, too.
  useLayoutEffect(() => {
    if (form.current) setValues(readTyped(new FormData(form.current)));
  }, []);

  async function send() {
    const message = [subject, values.message].filter(Boolean).join("\n\n");
    const data = { ...values, message, email: "", page: path };
    const found = judge(data);
    setErrors(found);
    setProblem("");
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const result = await sendHelpRequest(data);
    setSending(false);
    if (result.state === "sent") setSentSubject(subject);
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

  return (
    <>
      <p className={styles.sent} role="status">
        {isSent && words.sent}
      </p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        hidden={isSent}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <HelpField {...field("name")} label={texts.help.name} autoComplete="name" />
        <HelpField {...field("phone")} label={texts.help.phone} autoComplete="tel" type="tel" />
        <HelpField {...field("message")} label={words.message} isLong />
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        {/* What an island leaves out stays as the server set it: the button keeps its look. */}
        {isIsland ? (
          <button type="submit" disabled={isSending} {...asServed(true)} />
        ) : (
          <Button type="submit" size="l" disabled={isSending}>
            {words.send}
          </Button>
        )}
        <p
          className={styles.consent}
          {...asServed(isIsland || <Consent action={words.send} hasPrivacy={hasPrivacy} />)}
        />
      </form>
    </>
  );
}

function Consent({ action, hasPrivacy }: { action: string; hasPrivacy: boolean }) {
  return (
    <>
      {texts.consent.given(action)}
      {hasPrivacy && (
        <>
          {": "}
          <a href="/privacy" target="_blank">
            {texts.consent.policy}
          </a>
        </>
      )}
    </>
  );
}
