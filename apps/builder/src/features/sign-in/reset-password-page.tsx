import { minPasswordLength } from "@tour/api/contract";
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

/** Sets a new password by the link of the letter. */
export function ResetPasswordPage({ token }: { token: string }) {
  const form = useForm({ initialValues: { password: "", repeated: "" }, messages: ruMessages });
  const password = useField(form, "password", {
    rules: `required|min:${minPasswordLength}|max:128`,
  });
  const repeated = useField(form, "repeated", { rules: "required|confirmed:password" });
  const [isDone, setDone] = useState(false);
  const { send, problem, isSending } = useSending(() =>
    form.submit(async (values) => {
      await client.resetPassword({ body: { token, password: values.password } });
      setDone(true);
    }),
  );
  return (
    <EntryPage title={texts.resetPassword.title} lead={texts.resetPassword.lead(minPasswordLength)}>
      {isDone ? (
        <Message tone="success">{texts.resetPassword.done}</Message>
      ) : (
        <form className={styles.fields} onSubmit={send} noValidate>
          {problem && <Message tone="danger">{problem}</Message>}
          <EntryField
            label={texts.resetPassword.password}
            type="password"
            autoComplete="new-password"
            field={password}
          />
          <EntryField
            label={texts.resetPassword.repeated}
            type="password"
            autoComplete="new-password"
            field={repeated}
          />
          <Button type="submit" size="l" fullWidth loading={isSending}>
            {texts.resetPassword.submit}
          </Button>
        </form>
      )}
      <SignInLink />
    </EntryPage>
  );
}
