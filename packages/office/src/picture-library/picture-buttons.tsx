import { Button } from "@tour/ui-kit/button";
import { ImagePlus } from "lucide-react";
import type { ReactNode } from "react";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-buttons.module.css";

interface PictureButtonsProps {
  hasPicture: boolean;
  isBusy?: boolean;
  choose: () => void;
  remove: () => void;
}

/** The ways to another picture and to none. */
export function PictureButtons({ hasPicture, isBusy, choose, remove }: PictureButtonsProps) {
  return (
    <div className={styles.actions}>
      <Button size="s" variant="secondary" loading={isBusy} onClick={choose}>
        {hasPicture ? pictureTexts.replace : pictureTexts.choose}
      </Button>
      {hasPicture && (
        <Button size="s" variant="ghost" onClick={remove}>
          {pictureTexts.remove}
        </Button>
      )}
    </div>
  );
}

interface EmptyPictureProps {
  choose: () => void;
  /** What is shown while there is none. */
  children?: ReactNode;
}

/** The place of a picture that was not chosen yet. */
export function EmptyPicture({ choose, children }: EmptyPictureProps) {
  return (
    <button type="button" className={styles.empty} onClick={choose}>
      <ImagePlus size={22} aria-hidden />
      {pictureTexts.choose}
      {children}
    </button>
  );
}
