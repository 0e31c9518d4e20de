import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { OrganizerView } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { describeFailure, staffClient } from "@tour/office/api";
import { SettingsCard, SiteLink } from "@tour/office/shell";
import { texts as allTexts } from "../../../texts/ru.ts";
import { staffKey } from "../staff-queries.ts";
import styles from "./organizer.module.css";

const texts = allTexts.staff.page;

/** Whether the marketplace shows an organiser; what they lack for it, the server says. */
export function MarketCard({ organizer }: { organizer: OrganizerView }) {
  const { id, is_published_on_site: isShown, site_url: url } = organizer;
  const queryClient = useQueryClient();
  const set = useMutation({
    mutationFn: (is_published_on_site: boolean) =>
      staffClient.setOrganizerPublishedOnSite({ body: { id, is_published_on_site } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
  return (
    <SettingsCard title={texts.market}>
      <div className={styles.row}>
        <Tag size="s" tone={isShown ? "success" : "neutral"}>
          {isShown ? texts.shown : texts.hidden}
        </Tag>
        {url ? <SiteLink url={url} /> : <p className={styles.quiet}>{texts.noSite}</p>}
      </div>
      {set.error && <Refused error={set.error} />}
      <div className={styles.actions}>
        <Button
          variant={isShown ? "secondary" : "primary"}
          loading={set.isPending}
          onClick={() => set.mutate(!isShown)}
        >
          {isShown ? texts.suspend : texts.show}
        </Button>
        <p className={styles.quiet}>{isShown ? texts.suspendHint : texts.showHint}</p>
      </div>
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
