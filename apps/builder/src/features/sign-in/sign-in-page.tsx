import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "../../api/client.ts";
import { Brand } from "../../shell/brand.tsx";
import { texts } from "../../texts/ru.ts";
import { SignInForm } from "./sign-in-form.tsx";
import styles from "./sign-in-page.module.css";

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
    router.history.push(next);
  }

  return (
    <div className={styles.page}>
      <main className={styles.panel}>
        <Brand />
        <div className={styles.form}>
          <header className={styles.header}>
            <h1 className={styles.title}>{texts.signIn.title}</h1>
            <p className={styles.lead}>{texts.signIn.lead}</p>
          </header>
          <SignInForm submit={enter} demoAccounts={hints.data?.data.accounts ?? []} />
        </div>
      </main>
      <aside className={styles.showcase} aria-hidden="true">
        <div className={styles.sun} />
        <svg className={styles.ridges} viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice">
          <path d="M0 300 120 210 190 250 330 110 420 200 500 150 640 260 800 170V500H0z" />
          <path d="M0 370 150 290 260 340 390 230 520 330 640 280 800 350V500H0z" />
          <path d="M0 440 200 360 330 410 480 330 620 400 800 340V500H0z" />
        </svg>
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{texts.signIn.showcase}</p>
          <p>{texts.signIn.showcaseText}</p>
        </div>
      </aside>
    </div>
  );
}
