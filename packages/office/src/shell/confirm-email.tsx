import { useMutation, useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { texts } from "../texts/ru.ts";
import styles from "./confirm-email.module.css";

/** Whether the account still has to confirm its e-mail; looks again as one comes back to the window. */
export function useUnconfirmedEmail(): string | null {
  const { data: account } = useQuery({
    ...builderQueries.account(client),
    refetchOnWindowFocus: ({ state }) => (state.data?.is_confirmed === false ? "always" : false),
  });
  return account?.is_confirmed === false ? account.email : null;
}

/** Says that the e-mail is to be confirmed, and sends the email again. */
export function ConfirmEmail({ email }: { email: string }) {
  const again = useMutation({ mutationFn: () => client.sendConfirmationAgain() });
  return (
    <div className={styles.row}>
      <p>{texts.confirm.text(email)}</p>
      <p role="status" className={styles.state}>
        {again.isSuccess && texts.confirm.sent}
        {again.error && describeFailure(again.error)}
      </p>
      {!again.isSuccess && (
        <Button
          size="s"
          variant="secondary"
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {texts.confirm.again}
        </Button>
      )}
    </div>
  );
}

/** The quiet bar under the head of every screen, until the e-mail is confirmed. */
export function ConfirmEmailBar() {
  const email = useUnconfirmedEmail();
  if (email === null) return null;
  return (
    <div className={styles.bar}>
      <ConfirmEmail email={email} />
    </div>
  );
}
