import { useNavigate } from "@tanstack/react-router";
import { authCalls } from "@tour/api/contract";
import { Input } from "@tour/ui-kit/input";
import { Link } from "@tour/ui-kit/link";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useCallForm } from "@tour/office/forms";
import { formatCode } from "@tour/office/second-factor";
import type { DemoAccount } from "@tour/office/second-factor";
import type { MouseEvent } from "react";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import styles from "./sign-in-form.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What stood in the sign-in form when the password turned out to be forgotten. */
    typedEmail?: string;
  }
}

interface SignInFormProps {
  submit: (values: { email: string; password: string }) => Promise<void>;
  demoAccounts: DemoAccount[];
}

/** E-mail and password; what was typed stays when the server refuses it. */
export function SignInForm({ submit, demoAccounts }: SignInFormProps) {
  const form = useCallForm({
    initialValues: { email: "", password: "" },
    body: authCalls.signIn.body!,
    send: submit,
  });
  const navigate = useNavigate();
  const takeEmailAlong = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { email } = form.form.getValues();
    void navigate({ to: "/forgot-password", state: { typedEmail: email } });
  };

  return (
    <EntryForm
      form={form}
      submit={texts.signIn.submit}
      after={
        <>
          <Link className={styles.forgot} to="/forgot-password" onClick={takeEmailAlong}>
            {texts.signIn.forgot}
          </Link>
          <DemoAccounts
            accounts={demoAccounts}
            choose={({ email, password }) => {
              form.form.setValue("email", email);
              form.form.setValue("password", password);
            }}
          />
        </>
      }
    >
      <ValidationField {...form.field("email")} label={texts.signIn.email} required={false}>
        {(control) => <Input {...control} size="l" type="email" autoComplete="username" />}
      </ValidationField>
      <ValidationField {...form.field("password")} label={texts.signIn.password} required={false}>
        {(control) => (
          <Input {...control} size="l" type="password" autoComplete="current-password" />
        )}
      </ValidationField>
    </EntryForm>
  );
}

interface DemoAccountsProps {
  accounts: DemoAccount[];
  choose: (account: DemoAccount) => void;
}

function DemoAccounts({ accounts, choose }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <fieldset className={styles.demo}>
      <legend className={styles.demoTitle}>{texts.signIn.demo}</legend>
      {accounts.map((account) => (
        <button
          key={account.email}
          type="button"
          className={styles.account}
          onClick={() => choose(account)}
        >
          <span>{account.title}</span>
          <span className={styles.accountEmail}>{account.email}</span>
          {account.code && (
            <span className={styles.accountEmail}>
              {texts.signIn.demoCode}{" "}
              <span className={styles.code}>{formatCode(account.code.value)}</span>
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
