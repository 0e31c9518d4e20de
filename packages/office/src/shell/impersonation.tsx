import { useMutation } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { useEffect } from "react";
import { client } from "../api/client.ts";
import { describeFailure } from "../api/describe-failure.ts";
import { texts } from "../texts/ru.ts";
import { mayLeave } from "../unsaved-changes/unsaved.ts";
import styles from "./impersonation.module.css";

const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Where staff came from: a document of its own, which forgets what was read as the organiser. */
const goBack = (organizerId: number) => location.assign(`/crm/organizers/${organizerId}`);

interface ImpersonationProps {
  organizer_id: number;
  organizer_name: string;
  /** As an ISO instant. */
  ends_at: string;
}

/** As whom somebody of staff is signed in, until when, and the way out. */
export function Impersonation({
  organizer_id: id,
  organizer_name: name,
  ends_at: endsAt,
}: ImpersonationProps) {
  const stop = useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return;
      await client.stopImpersonating();
      goBack(id);
    },
  });
  useEffect(() => {
    const left = new Date(endsAt).getTime() - Date.now();
    const timer = setTimeout(() => goBack(id), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [id, endsAt]);
  return (
    <aside className={styles.bar} aria-label={texts.impersonation.label}>
      <p className={styles.text}>
        <strong>{texts.impersonation.as(name)}</strong>{" "}
        <span className={styles.more}>
          {stop.error
            ? describeFailure(stop.error)
            : texts.impersonation.until(time.format(new Date(endsAt)))}
        </span>
      </p>
      <Button size="s" variant="secondary" loading={stop.isPending} onClick={() => stop.mutate()}>
        {texts.impersonation.leave}
      </Button>
    </aside>
  );
}
