import type { Font, FontFile } from "@tour/api";
import { FileDrop, FileProgress } from "@tour/ui-kit/file-drop";
import { useRef, useState } from "react";
import { uploadFile } from "../../api/upload-file.ts";
import { texts } from "../../texts/ru.ts";
import { AddFontForm } from "./add-font-form.tsx";
import { FontSample } from "./font-sample.tsx";
import { toFontFaces } from "./font-faces.ts";
import styles from "./own-fonts.module.css";

interface OwnFontsProps {
  organizerId: number;
  fonts: readonly Font[];
  disabled: boolean;
  /** Called once a font stands in the list. */
  added: () => Promise<unknown>;
}

interface Upload {
  file: File;
  /** From 0 to 1. */
  progress: number;
  error?: string;
}

const accept = ".woff2,.woff,.ttf,.otf";
const maxSize = 5_000_000;

/** The organiser's fonts as they look, and the place where another one is added. */
export function OwnFonts({ organizerId, fonts, disabled, added }: OwnFontsProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [sent, setSent] = useState<FontFile | null>(null);
  const cancel = useRef<AbortController | null>(null);

  async function send(file: File) {
    cancel.current = new AbortController();
    const { signal } = cancel.current;
    setSent(null);
    setUpload({ file, progress: 0 });
    try {
      const progress = (part: number) => setUpload({ file, progress: part });
      setSent(await uploadFile("uploadFont", organizerId, file, { signal, progress }));
      setUpload(null);
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      setUpload({ file, progress: 0, error: message });
    }
  }

  return (
    <section className={styles.fonts} aria-labelledby="own-fonts">
      <h2 id="own-fonts" className={styles.title}>
        {texts.fonts.title}
      </h2>
      <p className={styles.lead}>{texts.fonts.lead}</p>
      <ul className={styles.list}>
        {toFontFaces(fonts).map((face) => (
          <li key={face.url}>
            <FontSample face={face} />
          </li>
        ))}
      </ul>
      {sent ? (
        <AddFontForm
          key={sent.id}
          organizerId={organizerId}
          file={sent}
          close={() => setSent(null)}
          added={added}
        />
      ) : (
        <FileDrop
          aria-label={texts.fonts.upload}
          accept={accept}
          maxSize={maxSize}
          hint={texts.fonts.formats}
          disabled={disabled || (upload !== null && !upload.error)}
          onFiles={([file]) => file && void send(file)}
        >
          {upload && (
            <FileProgress
              name={upload.file.name}
              size={upload.file.size}
              progress={upload.progress}
              error={upload.error}
              onRemove={() => {
                cancel.current?.abort();
                setUpload(null);
              }}
            />
          )}
        </FileDrop>
      )}
    </section>
  );
}
