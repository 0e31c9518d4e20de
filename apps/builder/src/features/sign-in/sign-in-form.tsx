import { ApiError, isUnreachable } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ruMessages } from "@tour/validation";
import { useField, useForm } from "@tour/validation/react";
import { useState } from "react";
import type { FormEvent } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./sign-in-page.module.css";

interface Account {
  title: string;
  email: string;
  password: string;
}

interface SignInFormProps {
  submit: (values: { email: string; password: string }) => Promise<void>;
  demoAccounts: Account[];
}

/** E-mail and password; what was typed stays when the server refuses it. */
export function SignInForm({ submit, demoAccounts }: SignInFormProps) {
  const form = useForm({ initialValues: { email: "", password: "" }, messages: ruMessages });
  const email = useField(form, "email", { rules: "required|email" });
  const password = useField(form, "password", { rules: "required" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    try {
      await form.submit(submit);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(isUnreachable(error) ? texts.failure.offline : error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.fields} onSubmit={(event) => void send(event)} noValidate>
      {problem && <Message tone="danger">{problem}</Message>}
      <Field label={texts.signIn.email} error={email.error}>
        <Input
          ref={email.ref}
          size="l"
          type="email"
          autoComplete="username"
          value={email.value}
          onValueChange={email.setValue}
          onBlur={email.onBlur}
        />
      </Field>
      <Field label={texts.signIn.password} error={password.error}>
        <Input
          ref={password.ref}
          size="l"
          type="password"
          autoComplete="current-password"
          value={password.value}
          onValueChange={password.setValue}
          onBlur={password.onBlur}
        />
      </Field>
      <Button type="submit" size="l" fullWidth loading={isSending}>
        {texts.signIn.submit}
      </Button>
      {demoAccounts.length > 0 && (
        <fieldset className={styles.demo}>
          <legend className={styles.demoTitle}>{texts.signIn.demo}</legend>
          {demoAccounts.map((account) => (
            <button
              key={account.email}
              type="button"
              className={styles.account}
              onClick={() => {
                email.setValue(account.email);
                password.setValue(account.password);
              }}
            >
              <span>{account.title}</span>
              <span className={styles.accountEmail}>{account.email}</span>
            </button>
          ))}
        </fieldset>
      )}
    </form>
  );
}
