import { client } from "@tour/office/api";
import { useDemoAccounts } from "@tour/office/second-factor";
import { Link } from "@tour/ui-kit/link";
import { texts } from "../../texts/ru.ts";
import { EntryPage } from "./entry-page.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useEnter } from "./use-enter.ts";

/** The way in; in demo mode it offers the demo accounts. */
export function SignInPage({ next }: { next: string }) {
  const enter = useEnter(next);
  const demoAccounts = useDemoAccounts();
  const signIn = async (values: { email: string; password: string }) => {
    await client.signIn({ body: values });
    await enter();
  };

  return (
    <EntryPage title={texts.signIn.title} lead={texts.signIn.lead}>
      <p>
        {texts.signIn.isNew} <Link to="/sign-up">{texts.signUp.link}</Link>
      </p>
      <SignInForm submit={signIn} demoAccounts={demoAccounts} />
    </EntryPage>
  );
}
