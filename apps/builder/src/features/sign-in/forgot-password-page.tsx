import { useLocation } from "@tanstack/react-router";
import { authCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { SignInLink } from "./sign-in-link.tsx";

/** Asks for the email with a link to a new password. */
export function ForgotPasswordPage() {
  const { typedEmail = "" } = useLocation({ select: ({ state }) => state });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useCallForm({
    initialValues: { email: typedEmail },
    body: authCalls.requestPasswordReset.body!,
    send: async (values) => {
      await client.requestPasswordReset({ body: values });
      setSentTo(values.email);
    },
  });
  if (sentTo !== null) {
    return (
      <EntryPage title={texts.forgotPassword.sent}>
        <Message tone="success">{texts.forgotPassword.sentTo(sentTo)}</Message>
        <Button variant="secondary" onClick={() => setSentTo(null)}>
          {texts.forgotPassword.otherEmail}
        </Button>
        <SignInLink />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={texts.forgotPassword.title} lead={texts.forgotPassword.lead}>
      <EntryForm form={form} submit={texts.forgotPassword.submit}>
        <ValidationField {...form.field("email")} label={texts.signIn.email} required={false}>
          {(control) => <Input {...control} size="l" type="email" autoComplete="username" />}
        </ValidationField>
      </EntryForm>
      <SignInLink />
    </EntryPage>
  );
}
