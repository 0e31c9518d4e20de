import type { FontFile } from "@tour/api";
import { fontCalls } from "@tour/api/contract";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useFieldValue } from "@tour/validation/react";
import { useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { texts } from "../../../texts/ru.ts";
import { FontForm } from "./font-form.tsx";
import { FontSample } from "./font-sample.tsx";
import styles from "./uploaded-fonts.module.css";
import { weightItems } from "./weight-items.ts";

interface AddFontFormProps {
  organizerId: number;
  file: FontFile;
  close: () => void;
  added: () => Promise<unknown>;
}

/** An uploaded file's name and weight, as the file says them and as the organiser wants them. */
export function AddFontForm({ organizerId, file, close, added }: AddFontFormProps) {
  const [sample, setSample] = useState<string>(texts.fonts.sample);
  const form = useCallForm({
    initialValues: { name: file.name, font_weight: file.font_weight },
    body: fontCalls.addFont.body!,
    within: "fields",
    send: async (typed) => {
      const query = { organizer_id: organizerId };
      await client.addFont({ query, body: { fields: { ...typed, file_id: file.id } } });
      await added();
      close();
    },
  });
  const name = useFieldValue(form.form, "name");
  const weight = useFieldValue(form.form, "font_weight");
  // A file that was sent and not added is lost with the screen.
  useUnsaved(true);
  return (
    <FontForm form={form} submit={texts.fonts.add} size="m" close={close}>
      <FontSample url={file.file} label={`${name}, ${weight}`} text={sample} />
      {!file.has_cyrillic && <Message tone="warning">{texts.fonts.noCyrillic}</Message>}
      <Field label={texts.fonts.sampleLabel}>
        <Input value={sample} onValueChange={setSample} />
      </Field>
      <div className={styles.columns}>
        <ValidationField
          {...form.field("name")}
          label={texts.fonts.name}
          hint={texts.fonts.nameHint}
        >
          {(control) => <Input {...control} autoComplete="off" />}
        </ValidationField>
        <ValidationField {...form.field("font_weight")} label={texts.fonts.weight}>
          {(control) => <Select<number> {...control} items={weightItems} />}
        </ValidationField>
      </div>
    </FontForm>
  );
}
