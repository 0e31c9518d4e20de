import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { OrganizerView } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { describeFailure, staffClient } from "@tour/office/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard, SiteLink } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffKey } from "../staff-queries.ts";
import styles from "./organizer.module.css";
import { SuspendDialog } from "./suspend-dialog.tsx";

const texts = staffTexts.page;

/** Whether the marketplace shows an organiser; what they lack for it, the server says. */
export function MarketCard({ organizer }: { organizer: OrganizerView }) {
  const { id, is_published_on_site: isShown, suspension, site_url: url } = organizer;
  const [isSuspending, setSuspending] = useState(false);
  const queryClient = useQueryClient();
  const show = useMutation({
    mutationFn: () =>
      staffClient.setOrganizerPublishedOnSite({ body: { id, is_published_on_site: true } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
  return (
    <SettingsCard title={texts.market}>
      <div className={styles.row}>
        <Tag size="s" tone={isShown ? "success" : suspension ? "danger" : "neutral"}>
          {isShown ? texts.shown : suspension ? texts.suspended : texts.hidden}
        </Tag>
        {url ? <SiteLink url={url} /> : <p className={styles.quiet}>{texts.noSite}</p>}
      </div>
      {suspension && (
        <Message tone="warning" title={texts.suspendedAt(formatInstant(suspension.at))}>
          {suspension.reason}
        </Message>
      )}
      {show.error && <Refused error={show.error} />}
      <div className={styles.actions}>
        {isShown ? (
          <Button variant="secondary" onClick={() => setSuspending(true)}>
            {texts.suspend}
          </Button>
        ) : (
          <Button loading={show.isPending} onClick={() => show.mutate()}>
            {suspension ? texts.takeBack : texts.show}
          </Button>
        )}
        <p className={styles.quiet}>{isShown ? texts.suspendHint : texts.showHint}</p>
      </div>
      {isSuspending && <SuspendDialog id={id} close={() => setSuspending(false)} />}
    </SettingsCard>
  );
}

/** Each thing that is missing on a line of its own; else what the server says of the whole. */
function Refused({ error }: { error: Error }) {
  const missing = error instanceof ApiError ? Object.values(error.validation).flat() : [];
  if (missing.length === 0) return <Message tone="danger">{describeFailure(error)}</Message>;
  return (
    <Message tone="danger" title={texts.cannotShow}>
      <ul className={styles.missing}>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Message>
  );
}
