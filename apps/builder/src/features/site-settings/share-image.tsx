import { useMutation } from "@tanstack/react-query";
import { imageUrl } from "@tour/api";
import type { MainPageSetting } from "@tour/api";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import {
  EmptyPicture,
  PictureButtons,
  PictureDrop,
  PictureLibrary,
} from "@tour/office/picture-library";
import { useSettingDeeds } from "./use-setting-deeds.ts";
import styles from "./site-settings.module.css";

interface ShareImageProps {
  organizerId: number;
  image: MainPageSetting["share_image"];
}

/** The picture that messengers show beside a link to the site, kept as soon as it is chosen. */
export function ShareImage({ organizerId, image }: ShareImageProps) {
  const [isChoosing, setChoosing] = useState(false);
  const keep = useSettingDeeds(organizerId);
  const { mutate: change, error } = useMutation({
    mutationFn: (share_image_file_id: string | null) => keep({ share_image_file_id }),
  });
  return (
    <PictureDrop
      organizerId={organizerId}
      purpose={`${organizerId} share-image`}
      taken={([picture]) => picture && change(picture.id)}
    >
      <div className={styles.share}>
        <p className={styles.quiet}>{texts.settings.shareHint}</p>
        {image ? (
          <>
            <img
              className={styles.shareImage}
              src={imageUrl(image, "1200x628", "link")}
              alt=""
              width="1200"
              height="628"
            />
            <PictureButtons
              hasPicture
              choose={() => setChoosing(true)}
              remove={() => change(null)}
            />
          </>
        ) : (
          <EmptyPicture choose={() => setChoosing(true)}>
            <span className={styles.quiet}>{texts.settings.shareEmpty}</span>
          </EmptyPicture>
        )}
        {error && <p className={styles.problem}>{describeFailure(error)}</p>}
        <PictureLibrary
          organizerId={organizerId}
          open={isChoosing}
          close={() => setChoosing(false)}
          choose={({ id }) => change(id)}
        />
      </div>
    </PictureDrop>
  );
}
