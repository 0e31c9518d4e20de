import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { nameRole } from "@tour/office/format";
import { Loading } from "@tour/office/shell";
import type { Account } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { texts as allTexts } from "../../texts/ru.ts";
import { AcceptForm } from "./accept-form.tsx";
import { EntryPage } from "./entry-page.tsx";
import { JoinForm } from "./join-form.tsx";
import { SignInLink } from "./sign-in-link.tsx";

const texts = allTexts.invitation;

interface InvitationPageProps {
  token: string;
  /** Null where nobody is signed in. */
  account: Account | null;
}

/** Where the email of an invitation leads: whoever has an account accepts with it, others make one. */
export function InvitationPage({ token, account }: InvitationPageProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => client.getInvitation({ query: { token } }, { signal }),
    retry: false,
  });

  async function enter({ data: joined }: { data: { organizer_id: number } }) {
    // What was read of the account before is not true any more.
    queryClient.clear();
    await queryClient.ensureQueryData(builderQueries.account(client));
    router.history.push(`/${joined.organizer_id}`);
  }

  if (error) {
    return (
      <EntryPage title={texts.failed} lead={describeFailure(error)}>
        <SignInLink />
      </EntryPage>
    );
  }
  if (!data) return <Loading />;
  const { organizer, inviter, email, role, has_account: hasAccount } = data.data;
  return (
    <EntryPage
      title={texts.title(organizer)}
      lead={texts.lead(inviter, nameRole(role).toLowerCase())}
    >
      <Message>{texts.for(email)}</Message>
      {hasAccount ? (
        <AcceptForm token={token} email={email} account={account} enter={enter} />
      ) : (
        <JoinForm token={token} enter={enter} />
      )}
    </EntryPage>
  );
}
