import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { useEffect, useRef, useState } from "react";
import { client } from "../../../api/client.ts";
import { useUnsaved } from "../../../leaving/unsaved.ts";
import { texts } from "../../../texts/ru.ts";
import { followFont, listSharedWeights } from "./list-own-families.ts";
import type { OwnFamilyProps } from "./own-family-props.ts";
import styles from "./own-fonts.module.css";

/** Gives all weights of a family another name; a preset that uses it goes along. */
export function RenameFamily(props: OwnFamilyProps & { close: () => void }) {
  const { organizerId, family, families, data, changed, follow, close } = props;
  const [typed, setTyped] = useState(family.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const name = typed.trim();
  const isChanged = name !== family.name;
  useUnsaved(isChanged);
  const namesake = families.find((other) => other !== family && other.name === name);
  const clash = namesake ? listSharedWeights(family, namesake) : [];
  const rename = useMutation({
    mutationFn: async () => {
      for (const { id } of family.fonts) {
        const query = { organizer_id: organizerId, id };
        await client.updateFont({ query, body: { fields: { id, name } } });
      }
      const followed = followFont(data, { name: family.name }, { name });
      if (followed) await follow(followed);
    },
    onSuccess: close,
    // Some weights may have taken the new name before one was refused.
    onSettled: () => changed(),
  });
  const refused = rename.error instanceof ApiError ? rename.error.validation : {};
  const problem =
    clash.length > 0 ? texts.fonts.sharedWeights(clash.join(", ")) : refused["fields.name"]?.[0];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) rename.mutate();
        else close();
      }}
    >
      <Field label={texts.fonts.name} hint={texts.fonts.nameHint} error={problem}>
        <Input
          ref={input}
          value={typed}
          maxLength={64}
          onValueChange={(text) => {
            setTyped(text);
            rename.reset();
          }}
        />
      </Field>
      {rename.error && !problem && <Message tone="danger">{rename.error.message}</Message>}
      <div className={styles.actions}>
        <Button
          type="submit"
          size="s"
          disabled={!name || clash.length > 0}
          loading={rename.isPending}
        >
          {texts.fonts.save}
        </Button>
        <Button size="s" variant="ghost" onClick={close}>
          {texts.fonts.cancel}
        </Button>
      </div>
    </form>
  );
}
