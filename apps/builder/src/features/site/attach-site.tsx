import { useMutation, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { client } from "../../api/client.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./attach-site.module.css";

/** Makes the organiser's site. */
export function AttachSite({ organizerId, isOwner }: { organizerId: number; isOwner: boolean }) {
  const queryClient = useQueryClient();
  const attach = useMutation({
    mutationFn: () => client.attachSite({ body: { organizer_id: organizerId } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(builderQueries.site(client, organizerId).queryKey, data);
    },
  });
  return (
    <main className={styles.attach}>
      <svg className={styles.picture} viewBox="0 0 320 180" aria-hidden>
        <rect width="320" height="180" rx="14" />
        <circle cx="236" cy="58" r="22" />
        <path d="M0 150 80 84l40 34 60-58 72 68 68-44v96H0z" />
        <path d="M0 168 96 116l70 36 74-44 80 40v32H0z" />
      </svg>
      <h1 className={styles.title}>{texts.overview.attachTitle}</h1>
      <p className={styles.text}>{texts.overview.attachText}</p>
      {attach.error && <Message tone="danger">{attach.error.message}</Message>}
      <Button
        size="l"
        loading={attach.isPending}
        disabled={!isOwner}
        title={isOwner ? undefined : texts.overview.ownersOnly}
        onClick={() => attach.mutate()}
      >
        {texts.overview.attach}
      </Button>
    </main>
  );
}
