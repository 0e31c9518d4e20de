import { fontCalls } from "@tour/api/contract";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { defineRule } from "@tour/validation";
import { useEffect, useMemo, useRef } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { texts } from "../../../texts/ru.ts";
import { FontForm } from "./font-form.tsx";
import { followFont, listSharedWeights } from "./list-uploaded-families.ts";
import type { UploadedFontFamily } from "./list-uploaded-families.ts";
import type { UploadedFamilyProps } from "./uploaded-family-props.ts";

/** Two families may become one, unless both have the same weight. */
const namesakeRule = (family: UploadedFontFamily, families: readonly UploadedFontFamily[]) =>
  defineRule({
    name: "namesake",
    test: (name) => {
      const namesake = families.find((other) => other !== family && other.name === name);
      const shared = namesake ? listSharedWeights(family, namesake) : [];
      return shared.length === 0 || texts.fonts.sharedWeights(shared.join(", "));
    },
  });

/** Gives all weights of a family another name; a preset that uses it goes along. */
export function RenameFamily(props: UploadedFamilyProps & { close: () => void }) {
  const { organizerId, family, families, data, changed, follow, close } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const form = useCallForm({
    initialValues: { name: family.name },
    body: fontCalls.updateFont.body!,
    within: "fields",
    about: "name",
    send: async ({ name }) => {
      if (name.trim() !== family.name) await rename(name.trim());
      close();
    },
  });
  useUnsaved(form.isDirty);
  const own = useMemo(() => namesakeRule(family, families), [family, families]);
  const field = form.field("name");

  async function rename(name: string): Promise<void> {
    try {
      for (const { id } of family.fonts) {
        const query = { organizer_id: organizerId, id };
        await client.updateFont({ query, body: { fields: { id, name } } });
      }
      const followed = followFont(data, { name: family.name }, { name });
      if (followed) await follow(followed);
    } finally {
      // Some weights may have taken the new name before one was refused.
      await changed();
    }
  }

  return (
    <FontForm form={form} submit={texts.fonts.save} close={close}>
      <ValidationField
        {...field}
        rules={[...field.rules, own]}
        mode="aggressive"
        label={texts.fonts.name}
        hint={texts.fonts.nameHint}
      >
        {(control) => <Input ref={input} {...control} autoComplete="off" />}
      </ValidationField>
    </FontForm>
  );
}
