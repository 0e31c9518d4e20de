import { Spinner } from "@tour/ui-kit/spinner";
import type { ReactNode } from "react";
import { pictureTexts } from "../texts/pictures.ru.ts";
import { DropPromise } from "./drop-promise.tsx";
import styles from "./picture-drop.module.css";
import { uploadPictures } from "./picture-uploads.ts";
import type { PictureBatch } from "./picture-uploads.ts";
import { useAwaitedPictures } from "./use-picture-queue.ts";
import { useFileDrop } from "./use-file-drop.ts";

interface PictureDropProps extends PictureBatch {
  purpose: string;
  /** Takes several at a time; a place for one takes the first. */
  multiple?: boolean;
  children: ReactNode;
}

/** A field that takes pictures that are dropped on it, and shows that some are on their way. */
export function PictureDrop(props: PictureDropProps) {
  const { organizerId, purpose, multiple = false, refuse, taken, children } = props;
  const awaited = useAwaitedPictures(purpose);
  const { isOver, handlers } = useFileDrop((files) =>
    uploadPictures(multiple ? files : files.slice(0, 1), { organizerId, purpose, refuse, taken }),
  );
  return (
    <div className={styles.place} data-over={isOver} {...handlers}>
      {children}
      {isOver && <DropPromise multiple={multiple} />}
      <p className={styles.awaited} role="status">
        {awaited > 0 && (
          <>
            <Spinner label="" />
            {pictureTexts.awaited(awaited)}
          </>
        )}
      </p>
    </div>
  );
}
