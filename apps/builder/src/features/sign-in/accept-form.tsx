import { teamCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { SignOutButton } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { texts as allTexts } from "../../texts/ru.ts";
import { EntryForm } from "./entry-form.tsx";

const texts = allTexts.invitation;

interface AcceptFormProps {
  token: string;
  /** Whom the invitation was sent to. */
  email: string;
  account: Account | null;
  enter: (answer: { data: { organizer_id: number } }) => Promise<void>;
}

/** Accepts with the account of the e-mail that was invited; without its session one signs in first. */
export function AcceptForm({ token, email, account, enter }: AcceptFormProps) {
  const form = useCallForm({
    initialValues: { token },
    body: teamCalls.acceptInvitation.body!,
    send: async (body) => enter(await client.acceptInvitation({ body })),
  });
  if (account?.email === email) {
    return (
      <EntryForm form={form} submit={texts.accept}>
        {null}
      </EntryForm>
    );
  }
  if (account) {
    return (
      <>
        <Message tone="warning">{texts.other(account.email)}</Message>
        <SignOutButton />
      </>
    );
  }
  const next = `/invitation?${new URLSearchParams({ token })}`;
  return (
    <>
      <p>{texts.hasAccount}</p>
      <Button size="l" fullWidth to={`/sign-in?${new URLSearchParams({ next })}`}>
        {texts.signIn}
      </Button>
    </>
  );
}
