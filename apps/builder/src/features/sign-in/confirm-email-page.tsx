import { useQueryClient } from "@tanstack/react-query";
import { authCalls } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { texts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { SignInLink } from "./sign-in-link.tsx";

/** Where the email's link leads; the button makes it work, since mail programs open links, too. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<{ email: string; is_joined: boolean } | null>(null);
  const form = useCallForm({
    initialValues: { token },
    body: authCalls.confirmEmail.body!,
    send: async (body) => {
      const { data } = await client.confirmEmail({ body });
      // What was read of the account before is not true any more.
      queryClient.clear();
      setDone(data);
    },
  });
  return (
    <EntryPage title={texts.confirmEmail.title} lead={texts.confirmEmail.lead}>
      {done === null ? (
        <EntryForm form={form} submit={texts.confirmEmail.submit} after={<SignInLink />}>
          {null}
        </EntryForm>
      ) : (
        <>
          <Message tone="success">
            {done.is_joined
              ? texts.confirmEmail.joined(done.email)
              : texts.confirmEmail.done(done.email)}
          </Message>
          <Button size="l" href="/">
            {texts.confirmEmail.open}
          </Button>
        </>
      )}
    </EntryPage>
  );
}
