import { Button } from "@tour/ui-kit/button";
import { Images, ImageUp } from "lucide-react";
import { useRef } from "react";
import type { Ref } from "react";
import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./picture-buttons.module.css";
import { pictureRules, uploadPictures } from "./picture-uploads.ts";
import type { PictureBatch } from "./picture-uploads.ts";

interface AddPicturesProps extends PictureBatch {
  /** Opens the library. */
  choose: () => void;
  isFull?: boolean;
  /** The button of the library. */
  ref?: Ref<HTMLButtonElement>;
}

/** The ways to more pictures of a list, any number at once: from the device, or from the library. */
export function AddPictures({ choose, isFull = false, ref, ...batch }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureRules.accept}
        aria-label={pictureTexts.uploadSeveral}
        onChange={({ currentTarget }) => {
          void uploadPictures([...(currentTarget.files ?? [])], batch);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button
        size="s"
        variant="secondary"
        iconStart={<ImageUp size={16} />}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        {pictureTexts.uploadSeveral}
      </Button>
      <Button
        ref={ref}
        size="s"
        variant="secondary"
        iconStart={<Images size={16} />}
        disabled={isFull}
        onClick={choose}
      >
        {pictureTexts.fromLibrary}
      </Button>
    </div>
  );
}
