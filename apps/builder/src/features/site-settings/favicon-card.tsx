import { useMutation, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import { PictureButtons, PictureLibrary } from "@tour/office/picture-library";
import { SettingsCard } from "@tour/office/shell";
import { siteSettingQueries } from "./site-setting-queries.ts";
import styles from "./site-settings.module.css";

interface FaviconCardProps {
  organizerId: number;
  /** The largest file's address; null without a favicon. */
  icon: string | null;
  title: string;
}

/** The site's icon, as tabs and phones show it. */
export function FaviconCard({ organizerId, icon, title }: FaviconCardProps) {
  const queryClient = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const update = useMutation({
    mutationFn: (file_id: string | null) =>
      client.updateFavicon({ query: { organizer_id: organizerId }, body: { file_id } }),
    onSuccess: async ({ files }) => {
      queryClient.setQueryData(siteSettingQueries.favicon(organizerId).queryKey, files);
      await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
    },
  });
  return (
    <SettingsCard title={texts.settings.favicon}>
      <p className={styles.quiet}>{texts.settings.faviconHint}</p>
      {icon ? (
        <div className={styles.icons}>
          <figure className={styles.iconSample}>
            <div className={styles.tab}>
              <img src={icon} alt="" width="16" height="16" />
              <span>{title}</span>
            </div>
            <figcaption className={styles.quiet}>{texts.settings.tab}</figcaption>
          </figure>
          <figure className={styles.iconSample}>
            <img className={styles.phone} src={icon} alt="" width="60" height="60" />
            <figcaption className={styles.quiet}>{texts.settings.phone}</figcaption>
          </figure>
        </div>
      ) : (
        <p className={styles.quiet}>{texts.settings.faviconEmpty}</p>
      )}
      {update.error && <Message tone="danger">{describeFailure(update.error)}</Message>}
      <PictureButtons
        hasPicture={icon !== null}
        isBusy={update.isPending}
        choose={() => setChoosing(true)}
        remove={() => update.mutate(null)}
      />
      <PictureLibrary
        organizerId={organizerId}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={({ id }) => update.mutate(id)}
      />
    </SettingsCard>
  );
}
