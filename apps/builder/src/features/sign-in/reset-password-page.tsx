import { minPasswordLength } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ruMessages } from "@tour/validation";
import { useField, useForm } from "@tour/validation/react";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { texts } from "../../texts/ru.ts";
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
          <Field label={texts.resetPassword.password} error={password.error}>
            <Input
              ref={password.ref}
              size="l"
              type="password"
              autoComplete="new-password"
              value={password.value}
              onValueChange={password.setValue}
              onBlur={password.onBlur}
            />
          </Field>
          <Field label={texts.resetPassword.repeated} error={repeated.error}>
            <Input
              ref={repeated.ref}
              size="l"
              type="password"
              autoComplete="new-password"
              value={repeated.value}
              onValueChange={repeated.setValue}
              onBlur={repeated.onBlur}
            />
          </Field>
          <Button type="submit" size="l" fullWidth loading={isSending}>
            {texts.resetPassword.submit}
          </Button>
        </form>
      )}
      <SignInLink />
    </EntryPage>
  );
}
