import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { FontFile } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useUnsaved } from "../../../leaving/unsaved.ts";
import { texts } from "../../../texts/ru.ts";
import { FontSample } from "./font-sample.tsx";
import styles from "./own-fonts.module.css";
import { weightItems } from "./weight-items.ts";

interface AddFontFormProps {
  organizerId: number;
  file: FontFile;
  close: () => void;
  added: () => Promise<unknown>;
}

/** An uploaded file's name and weight, as the file says them and as the organiser wants them. */
export function AddFontForm({ organizerId, file, close, added }: AddFontFormProps) {
  const [name, setName] = useState(file.name);
  const [weight, setWeight] = useState(file.font_weight);
  const [sample, setSample] = useState<string>(texts.fonts.sample);
  const add = useMutation({
    mutationFn: () =>
      client.addFont({
        query: { organizer_id: organizerId },
        body: { fields: { name, file_id: file.id, font_weight: weight } },
      }),
    onSuccess: async () => {
      await added();
      close();
    },
  });
  // A file that was sent and not added is lost with the screen.
  useUnsaved(true);
  const refused = add.error instanceof ApiError ? add.error.validation : {};
  const problemOf = (field: string) => refused[`fields.${field}`]?.[0];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <FontSample url={file.file} label={`${name}, ${weight}`} text={sample} />
      {!file.has_cyrillic && <Message tone="warning">{texts.fonts.noCyrillic}</Message>}
      <Field label={texts.fonts.sampleLabel}>
        <Input value={sample} maxLength={120} onValueChange={setSample} />
      </Field>
      <div className={styles.columns}>
        <Field label={texts.fonts.name} hint={texts.fonts.nameHint} error={problemOf("name")}>
          <Input value={name} maxLength={64} onValueChange={setName} />
        </Field>
        <Field label={texts.fonts.weight} error={problemOf("font_weight")}>
          <Select<number> value={weight} items={weightItems} onValueChange={setWeight} />
        </Field>
      </div>
      {add.error && Object.keys(refused).length === 0 && (
        <Message tone="danger">{add.error.message}</Message>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!name.trim()} loading={add.isPending}>
          {texts.fonts.add}
        </Button>
        <Button variant="ghost" onClick={close}>
          {texts.fonts.cancel}
        </Button>
      </div>
    </form>
  );
}
