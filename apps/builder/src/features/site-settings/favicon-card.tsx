import { refuseSmallFavicon } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import { PictureButtons, PictureDrop, PictureLibrary } from "@tour/office/picture-library";
import { SettingsCard } from "@tour/office/shell";
import styles from "./site-settings.module.css";
import { useChosenPicture } from "./use-chosen-picture.ts";

interface FaviconCardProps {
  organizerId: number;
  /** The largest file's address; null without a favicon. */
  icon: string | null;
  title: string;
}

/** The site's icon, as tabs and phones show it. */
export function FaviconCard({ organizerId, icon, title }: FaviconCardProps) {
  const update = useChosenPicture(organizerId, "favicon", icon ?? undefined);
  const [isChoosing, setChoosing] = useState(false);
  // The server judges by the same rule; here it is said before the icon is changed.
  const [unfit, setUnfit] = useState("");
  const take = (picture: MediaFile, change: (id: string) => void) => {
    const reason = refuseSmallFavicon(picture);
    setUnfit(reason ?? "");
    if (reason === undefined) change(picture.id);
  };
  return (
    <SettingsCard title={texts.settings.favicon} id="favicon">
      <PictureDrop
        organizerId={organizerId}
        purpose={`${organizerId} favicon`}
        refuse={refuseSmallFavicon}
        taken={([picture]) => picture && take(picture, update.change)}
      >
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
        {unfit && <Message tone="danger">{unfit}</Message>}
        {update.problem && <Message tone="danger">{update.problem}</Message>}
        <PictureButtons
          hasPicture={icon !== null}
          isBusy={update.isPending}
          choose={() => {
            setUnfit("");
            update.beginChoice();
            setChoosing(true);
          }}
          remove={() => update.change(null)}
        />
      </PictureDrop>
      <PictureLibrary
        organizerId={organizerId}
        open={isChoosing}
        close={() => setChoosing(false)}
        refuse={refuseSmallFavicon}
        choose={(picture) => take(picture, update.endChoice)}
      />
    </SettingsCard>
  );
}
