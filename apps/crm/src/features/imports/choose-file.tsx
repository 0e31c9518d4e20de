import { MAX_IMPORT_BYTES } from "@tour/api";
import { UploadDrop } from "@tour/office/uploads";
import { FileSpreadsheet } from "lucide-react";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import styles from "./imports.module.css";
import type { useReadFile } from "./use-read-file.ts";

/** The server looks at the content; names tell the system's window what to offer. */
const accept = ".xlsx,.csv,.txt,.tsv,.yml,.xml,text/csv,text/xml,application/xml";

type ChooseFileProps = Pick<ReturnType<typeof useReadFile>, "uploads" | "read">;

/** Takes a file by choice or by drop, and says how it goes or what is wrong with it. */
export function ChooseFile({ uploads, read }: ChooseFileProps) {
  return (
    <div className={styles.part}>
      <UploadDrop
        label={texts.file}
        accept={accept}
        maxSize={MAX_IMPORT_BYTES}
        hint={texts.hint}
        icon={<FileSpreadsheet />}
        uploads={uploads}
        onFiles={([file]) => file && read(file)}
      />
      <p className={styles.quiet}>{texts.formatHelp}</p>
    </div>
  );
}
