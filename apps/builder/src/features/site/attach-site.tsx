import { useMutation, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { startersForPage } from "@tour/blocks/starters";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import { Screen, ScreenHeader } from "@tour/office/shell";
import { StarterPicker } from "../../starters/starter-picker.tsx";
import { ReadinessCard } from "./readiness/readiness-card.tsx";
import styles from "./attach-site.module.css";

/** Makes the organiser's site from the starter that is chosen, or from a blank page. */
export function AttachSite({ organizerId, isOwner }: { organizerId: number; isOwner: boolean }) {
  const queryClient = useQueryClient();
  const [starter, setStarter] = useState<string | null>(startersForPage("main")[0]?.name ?? null);
  const attach = useMutation({
    mutationFn: () =>
      client.attachSite({
        body: { organizer_id: organizerId, ...(starter !== null && { starter }) },
      }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(builderQueries.site(client, organizerId).queryKey, data);
      void queryClient.invalidateQueries(builderQueries.readiness(client, organizerId));
    },
  });
  return (
    <Screen width="wide" className={styles.attach}>
      <ScreenHeader title={texts.overview.attachTitle} lead={texts.overview.attachText} />
      <ReadinessCard organizerId={organizerId} />
      <StarterPicker page="main" value={starter} choose={setStarter} hasBlank showsPreset />
      <p className={styles.sample}>{texts.starters.sample}</p>
      <div className={styles.bar}>
        {attach.error && <Message tone="danger">{describeFailure(attach.error)}</Message>}
        <Button
          size="l"
          loading={attach.isPending}
          disabled={!isOwner}
          title={isOwner ? undefined : texts.overview.ownersOnly}
          onClick={() => attach.mutate()}
        >
          {texts.overview.attach}
        </Button>
      </div>
    </Screen>
  );
}
