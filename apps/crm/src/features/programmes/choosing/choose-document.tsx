import { useQueryClient } from "@tanstack/react-query";
import { programmeLimits } from "@tour/api";
import type { Programme } from "@tour/api";
import { client } from "@tour/office/api";
import { UploadDrop, useUploads } from "@tour/office/uploads";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Textarea } from "@tour/ui-kit/textarea";
import { FileText } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { programmeQueries } from "../../../tours/programme-queries.ts";
import styles from "../programmes.module.css";
import { createPasteStore } from "./paste-store.ts";

/** The server looks at the content; names tell the system's window what to offer. */
const accept = ".docx,.pdf,.txt,.md,application/pdf,text/plain";

interface ChooseDocumentProps {
  organizerId: number;
  opened: (read: Programme) => void;
}

/** Takes a document by choice, by drop or as a pasted text, and says how it goes or what is wrong. */
export function ChooseDocument({ organizerId, opened }: ChooseDocumentProps) {
  const queryClient = useQueryClient();
  const uploads = useUploads((body, options) =>
    client.readProgramme({ query: { organizer_id: organizerId }, body }, options),
  );
  const [paste] = useState(() => createPasteStore(window.sessionStorage, organizerId));
  const [text, setText] = useState(paste.read);
  const [error, setError] = useState<string>();

  async function read(file: File): Promise<boolean> {
    const made = await uploads.start(file);
    if (!made) return false;
    queryClient.setQueryData(programmeQueries.one(organizerId, made.id).queryKey, made);
    void queryClient.invalidateQueries(programmeQueries.unfinished(organizerId));
    opened(made);
    return true;
  }
  const type = (next: string) => {
    setText(next);
    setError(undefined);
    paste.write(next);
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!text.trim()) return setError(texts.paste.empty);
    const file = new File([text], texts.paste.name, { type: "text/plain" });
    if (await read(file)) paste.write("");
  }

  return (
    <div className={styles.ways}>
      <div className={styles.part}>
        <UploadDrop
          label={texts.file}
          accept={accept}
          maxSize={programmeLimits.bytes}
          hint={texts.hint}
          icon={<FileText />}
          uploads={uploads}
          onFiles={([file]) => file && void read(file)}
        />
        {uploads.isBusy && <Message tone="info">{texts.reading}</Message>}
      </div>
      <form className={styles.part} onSubmit={(event) => void submit(event)} noValidate>
        <Field label={texts.paste.label} error={error}>
          <Textarea
            minRows={7}
            maxRows={16}
            value={text}
            onValueChange={type}
            placeholder={texts.paste.example}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={uploads.isBusy}>
            {texts.paste.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
