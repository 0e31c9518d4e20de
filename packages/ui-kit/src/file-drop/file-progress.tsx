"use client";

import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { CircleCheck, RotateCcw, X } from "../icons/icons.ts";
import { IconButton } from "../button/icon-button.tsx";
import { fillText } from "../locale/locale.ts";
import { fileDropTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { formatSize } from "./check-files.ts";
import styles from "./file-drop.module.css";

export interface FileProgressProps extends Omit<ComponentProps<"li">, "children"> {
  /** Name of the file, with its ending. */
  name: string;
  /** In bytes. */
  size?: number | undefined;
  /** 0 to 1; `undefined` when it is not known; 1 is done. */
  progress?: number | undefined;
  /** Why it failed. */
  error?: ReactNode;
  /** Address of a small picture of it. */
  preview?: string | undefined;
  /** Cancels the upload, or removes the file once it is done. */
  onRemove?: (() => void) | undefined;
  /** Tries again what failed; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** One file of a FileDrop: its name, how far it has come, and the way to stop it. */
export function FileProgress(props: FileProgressProps) {
  const { name, size, progress, error, preview, onRemove, onRetry, ...rest } = props;
  const texts = useSection("fileDrop", fileDropTexts);
  const code = useLanguage();
  const isDone = progress === 1 && error == null;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const removeText = isDone || error != null ? texts.remove : texts.cancel;
  return (
    <li
      {...rest}
      className={joinClasses(styles.file, rest.className)}
      data-failed={error != null || undefined}
    >
      {preview && <img src={preview} alt="" className={styles.preview} />}
      <div className={styles.about}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          {size !== undefined && <span className={styles.size}>{formatSize(size, code)}</span>}
        </p>
        {error != null ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : (
          !isDone && (
            <div
              role="progressbar"
              aria-label={fillText(texts.progress, { name })}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className={styles.bar}
              data-unknown={percent === undefined || undefined}
            >
              <span style={{ inlineSize: `${percent ?? 40}%` }} />
            </div>
          )
        )}
      </div>
      {isDone && <CircleCheck className={styles.done} role="img" aria-label={texts.done} />}
      {error != null && onRetry && (
        <IconButton size="s" label={fillText(texts.retry, { name })} onClick={onRetry}>
          <RotateCcw />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="s" label={fillText(removeText, { name })} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </li>
  );
}
