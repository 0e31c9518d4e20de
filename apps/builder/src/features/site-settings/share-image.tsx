import { imageUrl } from "@tour/api";
import type { MainPageSetting } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { texts } from "../../texts/ru.ts";
import imageStyles from "../block-form/editors/image-editor.module.css";
import { PictureLibrary } from "../picture-library/picture-library.tsx";
import styles from "./site-settings.module.css";

interface ShareImageProps {
  organizerId: number;
  image: MainPageSetting["share_image"];
  problem: string | undefined;
  /** Takes a picture of the library by its id; null takes the picture away. */
  change: (fileId: string | null) => void;
}

/** The picture that messengers show beside a link to the site. */
export function ShareImage({ organizerId, image, problem, change }: ShareImageProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.share}>
      <p className={styles.quiet}>{texts.settings.shareHint}</p>
      {image ? (
        <>
          <img
            className={styles.shareImage}
            src={imageUrl(image, "1200x628")}
            alt=""
            width="1200"
            height="628"
          />
          <div className={imageStyles.actions}>
            <Button size="s" variant="secondary" onClick={() => setChoosing(true)}>
              {texts.picture.replace}
            </Button>
            <Button size="s" variant="ghost" onClick={() => change(null)}>
              {texts.picture.remove}
            </Button>
          </div>
        </>
      ) : (
        <button type="button" className={imageStyles.empty} onClick={() => setChoosing(true)}>
          <ImagePlus size={22} aria-hidden />
          {texts.picture.choose}
          <span className={styles.quiet}>{texts.settings.shareEmpty}</span>
        </button>
      )}
      {problem && <p className={imageStyles.error}>{problem}</p>}
      <PictureLibrary
        organizerId={organizerId}
        open={isChoosing}
        close={() => setChoosing(false)}
        choose={(_, file) => change(file.id)}
      />
    </div>
  );
}
