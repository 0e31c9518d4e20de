import { authCalls, minPasswordLength } from "@tour/api/contract";
import { Input } from "@tour/ui-kit/input";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { SignInLink } from "./sign-in-link.tsx";

interface ResetPasswordPageProps {
  token: string;
  /** They had none before. */
  isInvited: boolean;
}

/** Sets a new password by the link of the email. */
export function ResetPasswordPage({ token, isInvited }: ResetPasswordPageProps) {
  const words = isInvited ? texts.invited : texts.resetPassword;
  const [isDone, setDone] = useState(false);
  const form = useCallForm({
    initialValues: { password: "", repeated: "" },
    body: authCalls.resetPassword.body!,
    send: async ({ password }) => {
      await client.resetPassword({ body: { token, password } });
      setDone(true);
    },
  });
  if (isDone) {
    return (
      <EntryPage title={words.done}>
        <Message tone="success">{words.doneText}</Message>
        <SignInLink />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={words.title} lead={words.lead(minPasswordLength)}>
      <EntryForm
        form={form}
        submit={texts.resetPassword.submit}
        after={
          form.problem !== null && <Link to="/forgot-password">{texts.resetPassword.again}</Link>
        }
      >
        <ValidationField {...form.field("password")} label={words.password} required={false}>
          {(control) => <Input {...control} size="l" type="password" autoComplete="new-password" />}
        </ValidationField>
        <ValidationField
          form={form.form}
          name="repeated"
          rules="required|confirmed:password"
          label={texts.resetPassword.repeated}
          required={false}
        >
          {(control) => <Input {...control} size="l" type="password" autoComplete="new-password" />}
        </ValidationField>
      </EntryForm>
      <SignInLink />
    </EntryPage>
  );
}
