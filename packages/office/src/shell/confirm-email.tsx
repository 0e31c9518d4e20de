import { useMutation } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { texts } from "../texts/ru.ts";
import styles from "./confirm-email.module.css";

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
