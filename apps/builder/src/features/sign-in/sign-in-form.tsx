import { Button } from "@tour/ui-kit/button";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { ruMessages } from "@tour/validation";
import { useField, useForm } from "@tour/validation/react";
import { texts } from "../../texts/ru.ts";
import { EntryField } from "./entry-field.tsx";
import entryStyles from "./entry-page.module.css";
import styles from "./sign-in-form.module.css";
import { useSending } from "./use-sending.ts";

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
  const { send, problem, isSending } = useSending(() => form.submit(submit));

  return (
    <form className={entryStyles.fields} onSubmit={send} noValidate>
      {problem && <Message tone="danger">{problem}</Message>}
      <EntryField label={texts.signIn.email} type="email" autoComplete="username" field={email} />
      <EntryField
        label={texts.signIn.password}
        type="password"
        autoComplete="current-password"
        field={password}
      />
      <Button type="submit" size="l" fullWidth loading={isSending}>
        {texts.signIn.submit}
      </Button>
      <Link className={styles.forgot} to="/forgot-password">
        {texts.signIn.forgot}
      </Link>
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
