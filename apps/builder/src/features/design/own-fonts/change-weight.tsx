import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useUnsaved } from "../../../leaving/unsaved.ts";
import { texts } from "../../../texts/ru.ts";
import { FontDrop } from "./font-drop.tsx";
import { FontSample } from "./font-sample.tsx";
import { followFont } from "./list-own-families.ts";
import styles from "./own-fonts.module.css";
import type { OwnWeightProps } from "./own-family-props.ts";
import { useFontUpload } from "./use-font-upload.ts";
import { weightItems } from "./weight-items.ts";

/** Another file or another weight for a font; what is set in it stays set in it. */
export function ChangeWeight(props: OwnWeightProps & { close: () => void }) {
  const { organizerId, font, data, changed, follow, close } = props;
  const upload = useFontUpload(organizerId);
  const [weight, setWeight] = useState(font.font_weight);
  const isChanged = upload.sent !== null || weight !== font.font_weight;
  useUnsaved(isChanged);
  const save = useMutation({
    mutationFn: async () => {
      const fields = {
        id: font.id,
        font_weight: weight,
        ...(upload.sent && { file_id: upload.sent.id }),
      };
      const query = { organizer_id: organizerId, id: font.id };
      await client.updateFont({ query, body: { fields } });
      const { name, font_weight } = font;
      const followed =
        weight === font_weight
          ? null
          : followFont(data, { name, weight: font_weight }, { name, weight });
      if (followed) await follow(followed);
      await changed();
    },
    onSuccess: close,
  });
  const refused = save.error instanceof ApiError ? save.error.validation : {};
  const problem = refused["fields.font_weight"]?.[0];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <FontSample
        key={upload.sent?.id ?? "now"}
        url={upload.sent?.file ?? font.file}
        label={upload.sent ? texts.fonts.newFile : texts.fonts.nowFile}
      />
      {upload.sent && !upload.sent.has_cyrillic && (
        <Message tone="warning">{texts.fonts.noCyrillic}</Message>
      )}
      <div className={styles.narrow}>
        <Field label={texts.fonts.weight} error={problem}>
          <Select<number>
            value={weight}
            items={weightItems}
            onValueChange={(chosen) => {
              setWeight(chosen);
              save.reset();
            }}
          />
        </Field>
      </div>
      <Field label={texts.fonts.replaceFile}>
        <FontDrop upload={upload} />
      </Field>
      {save.error && !problem && <Message tone="danger">{save.error.message}</Message>}
      <div className={styles.actions}>
        <Button type="submit" size="s" disabled={!isChanged} loading={save.isPending}>
          {texts.fonts.save}
        </Button>
        <Button size="s" variant="ghost" onClick={close}>
          {texts.fonts.cancel}
        </Button>
      </div>
    </form>
  );
}
