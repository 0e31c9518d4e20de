import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Link } from "@tour/ui-kit/link";
import { texts } from "../../texts/ru.ts";
import { EntryPage } from "./entry-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** The way in; in demo mode it offers the demo accounts. */
export function SignInPage({ next }: { next: string }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const hints = useQuery({
    queryKey: ["sign-in-hints"],
    queryFn: ({ signal }) => client.getSignInHints({}, { signal }),
  });

  async function enter(values: { email: string; password: string }) {
    await client.signIn({ body: values });
    queryClient.clear();
    await queryClient.ensureQueryData(builderQueries.account(client));
    // Sales are a document of their own.
    if (next === "/crm" || next.startsWith("/crm/")) location.assign(next);
    else router.history.push(next);
  }

  return (
    <EntryPage title={texts.signIn.title} lead={texts.signIn.lead}>
      <p>
        {texts.signIn.isNew} <Link to="/sign-up">{texts.signUp.link}</Link>
      </p>
      <SignInForm submit={enter} demoAccounts={hints.data?.data.accounts ?? []} />
    </EntryPage>
  );
}
