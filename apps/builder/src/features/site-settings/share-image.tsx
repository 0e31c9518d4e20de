import { imageUrl } from "@tour/api";
import type { MainPageSetting } from "@tour/api";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import {
  EmptyPicture,
  PictureButtons,
  PictureDrop,
  PictureLibrary,
} from "@tour/office/picture-library";
import { useChosenPicture } from "./use-chosen-picture.ts";
import styles from "./site-settings.module.css";

interface ShareImageProps {
  organizerId: number;
  image: MainPageSetting["share_image"];
}

/** The picture that messengers show beside a link to the site, kept as soon as it is chosen. */
export function ShareImage({ organizerId, image }: ShareImageProps) {
  const [isChoosing, setChoosing] = useState(false);
  const picture = useChosenPicture(organizerId, "share_image_file_id", image?.url);
  const choose = () => {
    picture.beginChoice();
    setChoosing(true);
  };
  return (
    <PictureDrop
      organizerId={organizerId}
      purpose={`${organizerId} share-image`}
      taken={([taken]) => taken && picture.change(taken.id)}
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
            <PictureButtons hasPicture choose={choose} remove={() => picture.change(null)} />
          </>
        ) : (
          <EmptyPicture choose={choose}>
            <span className={styles.quiet}>{texts.settings.shareEmpty}</span>
          </EmptyPicture>
        )}
        {picture.problem && <p className={styles.problem}>{picture.problem}</p>}
        <PictureLibrary
          organizerId={organizerId}
          open={isChoosing}
          close={() => setChoosing(false)}
          choose={({ id }) => picture.endChoice(id)}
        />
      </div>
    </PictureDrop>
  );
}
