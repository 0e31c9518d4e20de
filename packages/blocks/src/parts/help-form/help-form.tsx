"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "@tour/ui-kit/button";
import { LocaleProvider } from "@tour/ui-kit/locale";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { serverOnly, isIsland } from "../server-only/server-only.ts";
import { texts } from "../../texts/ru.ts";
import { HelpFields } from "./help-fields.tsx";
import type { Question } from "./help-fields.tsx";
import { helpLocale } from "./help-locale.ts";
import { sendHelpRequest } from "./send-help-request.ts";
import styles from "./help-form.module.css";

interface HelpFormProps {
  path: string;
  /** Whether the site has its privacy policy, to which whoever sends consents. */
  hasPrivacy: boolean;
  /** What is asked for, before the guest's own words: the form begins anew with another. */
  subject?: string;
  words?: { message: string; send: string; sent: string };
  /** It sends nothing, and says so: the page is a draft. */
  isOff?: boolean | undefined;
}

const empty: Question = { name: "", phone: "", message: "" };

/** A question to the organiser, with a phone to answer to. Not there without script. */
export function HelpForm(props: HelpFormProps) {
  const { path, hasPrivacy, subject = "", words = texts.help, isOff = false } = props;
  const form = useForm({ initialValues: empty, messages: ruMessages });
  const { isSubmitting, formErrors } = useFormState(form);
  const [sentSubject, setSentSubject] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const isSent = sentSubject === subject;
  const own = useRef<HTMLFormElement>(null);
  // What was typed before the script came; a press on the button may have waited for it, too.
  useLayoutEffect(() => {
    const typed = new FormData(own.current ?? undefined);
    for (const name of ["name", "message"] as const) {
      form.setValue(name, String(typed.get(name) ?? ""));
    }
  }, [form]);

  async function send(values: Question) {
    setProblem("");
    const message = [subject, values.message].filter(Boolean).join("\n\n");
    await sendHelpRequest({ ...values, message, email: "", page: path });
    setSentSubject(subject);
  }
  const formProps = useFormProps(form, send, (error) => setProblem((error as Error).message));

  return (
    <LocaleProvider locale={helpLocale}>
      <p className={styles.sent} role="status">
        {isSent && words.sent}
      </p>
      <form {...formProps} ref={own} className={styles.form} hidden={isSent}>
        <HelpFields form={form} messageLabel={words.message} />
        <p className={styles.problem} role="alert">
          {problem || formErrors[0]}
        </p>
        {/* What an island leaves out stays as the server set it: the button keeps its look. */}
        {isIsland ? (
          <button type="submit" disabled={isSubmitting || isOff} {...serverOnly(true)} />
        ) : (
          <Button type="submit" size="l" disabled={isSubmitting || isOff}>
            {words.send}
          </Button>
        )}
        <p
          className={styles.consent}
          {...serverOnly(
            isIsland ||
              (isOff ? texts.consent.off : <Consent action={words.send} hasPrivacy={hasPrivacy} />),
          )}
        />
      </form>
    </LocaleProvider>
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
