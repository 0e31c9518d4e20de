"use client";

import { useState, type DragEvent, type ReactNode, type Ref } from "react";
import { ImageUp } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useFieldControl, type FieldControlProps } from "../field/field-context.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { fileDropTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { checkFiles, formatSize, type CheckedFiles, type FileRules } from "./check-files.ts";
import styles from "./file-drop.module.css";

export interface FileDropProps extends FieldControlProps, FileRules {
  /** The files that keep the rules. */
  onFiles: (files: File[]) => void;
  /** Those that do not; they are named under the field anyway. */
  onReject?: ((rejected: CheckedFiles["rejected"]) => void) | undefined;
  /** Takes several files at once. Default `false`. */
  multiple?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** A drawing above the text; hidden from screen readers. */
  icon?: ReactNode;
  /** What may come, in words. */
  hint?: ReactNode;
  /** FileProgress for each file on its way. */
  children?: ReactNode;
  /** Accessible name, where no visible label gives one. */
  "aria-label"?: string | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["fileDrop"]> | undefined;
  /** The file field. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A place to drop or choose files. */
export function FileDrop(props: FileDropProps) {
  const { multiple = false, accept, maxSize, icon, hint, children } = props;
  const texts = useSection("fileDrop", fileDropTexts, props.texts);
  const code = useLanguage();
  const control = useFieldControl(props);
  const [rejected, setRejected] = useState<CheckedFiles["rejected"]>([]);
  const [isOver, setOver] = useState(false);
  const maxFiles = multiple ? props.maxFiles : 1;

  const take = (list: FileList | null) => {
    const checked = checkFiles([...(list ?? [])], { accept, maxSize, maxFiles });
    setRejected(checked.rejected);
    if (checked.rejected.length > 0) props.onReject?.(checked.rejected);
    if (checked.accepted.length > 0) props.onFiles(checked.accepted);
  };
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    setOver(false);
    // A form sends what the field itself holds.
    if (props.name) event.currentTarget.files = event.dataTransfer.files;
    take(event.dataTransfer.files);
  };
  const describe = ({ file, reason }: CheckedFiles["rejected"][number]) => {
    const text = {
      "wrong-type": texts.wrongType,
      "too-large": texts.tooLarge,
      "too-many": texts.tooMany,
    }[reason];
    const limit = reason === "too-large" ? formatSize(maxSize ?? 0, code) : (maxFiles ?? 1);
    return fillText(text, { name: file.name, limit });
  };

  return (
    <div className={joinClasses(styles.root, props.className)} style={props.style}>
      <label
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={control["aria-invalid"] || undefined}
        data-disabled={control.disabled || undefined}
      >
        <input
          {...pickData(props)}
          {...control}
          ref={props.ref}
          type="file"
          name={props.name}
          accept={accept}
          multiple={multiple}
          aria-label={props["aria-label"]}
          className={styles.input}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file may be chosen again after a failure.
            if (!props.name) event.currentTarget.value = "";
          }}
        />
        <span className={styles.icon} aria-hidden="true">
          {icon ?? <ImageUp />}
        </span>
        <span className={styles.title}>{multiple ? texts.title : texts.titleOne}</span>
        {hint != null && <span className={styles.hint}>{hint}</span>}
      </label>
      <div role="alert" className={styles.errors}>
        {rejected.map((entry, index) => (
          <p key={index}>{describe(entry)}</p>
        ))}
      </div>
      {children != null && <ul className={styles.files}>{children}</ul>}
    </div>
  );
}
