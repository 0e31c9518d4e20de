import { pictureTexts } from "../texts/pictures.ru.ts";
import styles from "./drop-promise.module.css";

interface DropPromiseProps {
  multiple: boolean;
  className?: string;
}

/** Says over a place where the file that is held above it will fall. */
export function DropPromise({ multiple, className = "" }: DropPromiseProps) {
  return (
    <p className={`${styles.promise} ${className}`} aria-hidden>
      {multiple ? pictureTexts.dropSeveral : pictureTexts.dropOne}
    </p>
  );
}
