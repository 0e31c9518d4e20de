import { fontCalls } from "@tour/api/contract";
import { Field } from "@tour/ui-kit/field";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { texts } from "../../../texts/ru.ts";
import { FontDrop } from "./font-drop.tsx";
import { FontForm } from "./font-form.tsx";
import { FontSample } from "./font-sample.tsx";
import { followFont } from "./list-uploaded-families.ts";
import styles from "./uploaded-fonts.module.css";
import type { UploadedWeightProps } from "./uploaded-family-props.ts";
import { useFontUpload } from "./use-font-upload.ts";
import { weightItems } from "./weight-items.ts";

/** Another file or another weight for a font; what is set in it stays set in it. */
export function ChangeWeight(props: UploadedWeightProps & { close: () => void }) {
  const { organizerId, font, data, changed, follow, close } = props;
  const upload = useFontUpload(organizerId);
  const { id, name, font_weight: before } = font;
  const form = useCallForm({
    initialValues: { font_weight: before },
    body: fontCalls.updateFont.body!,
    within: "fields",
    send: async ({ font_weight }) => {
      const fields = { id, font_weight, ...(upload.sent && { file_id: upload.sent.id }) };
      await client.updateFont({ query: { organizer_id: organizerId, id }, body: { fields } });
      const isOther = font_weight !== before;
      const to = { name, weight: font_weight };
      const followed = isOther && followFont(data, { name, weight: before }, to);
      if (followed) await follow(followed);
      await changed();
      close();
    },
  });
  const isChanged = upload.sent !== null || form.isDirty;
  useUnsaved(isChanged);
  return (
    <FontForm form={form} submit={texts.fonts.save} canSubmit={isChanged} close={close}>
      <FontSample
        key={upload.sent?.id ?? "now"}
        url={upload.sent?.file ?? font.file}
        label={upload.sent ? texts.fonts.newFile : texts.fonts.nowFile}
      />
      {upload.sent && !upload.sent.has_cyrillic && (
        <Message tone="warning">{texts.fonts.noCyrillic}</Message>
      )}
      <div className={styles.narrow}>
        <ValidationField {...form.field("font_weight")} label={texts.fonts.weight}>
          {(control) => <Select<number> {...control} items={weightItems} />}
        </ValidationField>
      </div>
      <Field label={texts.fonts.replaceFile}>
        <FontDrop upload={upload} />
      </Field>
    </FontForm>
  );
}
