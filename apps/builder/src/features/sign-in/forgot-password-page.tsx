import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { ruMessages } from "@tour/validation";
import { useField, useForm } from "@tour/validation/react";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { texts } from "../../texts/ru.ts";
import { EntryField } from "./entry-field.tsx";
import { EntryPage } from "./entry-page.tsx";
import styles from "./entry-page.module.css";
import { SignInLink } from "./sign-in-link.tsx";
import { useSending } from "./use-sending.ts";

/** Asks for the letter with a link to a new password. */
export function ForgotPasswordPage() {
  const form = useForm({ initialValues: { email: "" }, messages: ruMessages });
  const email = useField(form, "email", { rules: "required|email" });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { send, problem, isSending } = useSending(() =>
    form.submit(async (values) => {
      await client.requestPasswordReset({ body: values });
      setSentTo(values.email);
    }),
  );
  return (
    <EntryPage title={texts.forgotPassword.title} lead={texts.forgotPassword.lead}>
      {sentTo === null ? (
        <form className={styles.fields} onSubmit={send} noValidate>
          {problem && <Message tone="danger">{problem}</Message>}
          <EntryField
            label={texts.signIn.email}
            type="email"
            autoComplete="username"
            field={email}
          />
          <Button type="submit" size="l" fullWidth loading={isSending}>
            {texts.forgotPassword.submit}
          </Button>
        </form>
      ) : (
        <Message tone="success" title={texts.forgotPassword.sent}>
          {texts.forgotPassword.sentTo(sentTo)}
        </Message>
      )}
      <SignInLink />
    </EntryPage>
  );
}
