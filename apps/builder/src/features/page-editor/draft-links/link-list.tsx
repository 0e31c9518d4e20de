import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DraftLink } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { formatShortInstant } from "@tour/office/format";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { useEditor } from "../../../document/editor-context.ts";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./draft-links.module.css";

const texts = allTexts.draftLinks;

/** The links that show the draft now: for whom, until when, and whether they were opened. */
export function LinkList() {
  const { organizerId } = useEditor();
  const links = useQuery(builderQueries.draftLinks(client, organizerId));
  return (
    <section className={styles.live} aria-labelledby="live-draft-links">
      <h3 id="live-draft-links" className={styles.heading}>
        {texts.live}
      </h3>
      {links.error && !links.data && (
        <Message tone="danger">{describeFailure(links.error)}</Message>
      )}
      {links.isPending && <Skeleton lines={2} announce />}
      {links.data?.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {links.data && links.data.length > 0 && (
        <ul className={styles.list}>
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkRow({ link }: { link: DraftLink }) {
  const { organizerId } = useEditor();
  const queryClient = useQueryClient();
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () =>
      client.revokeDraftLink({ query: { organizer_id: organizerId }, body: { id: link.id } }),
    onSuccess: () => toast.show({ id: "draft-links", tone: "success", text: texts.revoked }),
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: builderQueries.draftLinks(client, organizerId).queryKey,
      }),
  });
  const title = link.title || texts.untitled;
  const { created_by: by, created_at: at, expires_at: until, last_opened_at: opened } = link;
  const made = formatShortInstant(at);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{title}</p>
        <p className={styles.quiet}>
          {texts.until(formatShortInstant(until))} ·{" "}
          {opened ? texts.opened(formatShortInstant(opened)) : texts.neverOpened}
        </p>
        <p className={styles.quiet}>{by ? texts.by(by, made) : made}</p>
      </div>
      <Button
        variant="secondary"
        size="s"
        loading={revoke.isPending}
        aria-label={texts.revokeLabel(title)}
        onClick={() => revoke.mutate()}
      >
        {texts.revoke}
      </Button>
      {revoke.error && (
        <div className={styles.problem}>
          <Message tone="danger">{describeFailure(revoke.error)}</Message>
        </div>
      )}
    </li>
  );
}
