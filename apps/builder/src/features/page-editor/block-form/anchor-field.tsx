import type { Block } from "@tour/api";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { useState } from "react";
import { texts } from "../../../texts/ru.ts";
import { useEditor } from "../../../document/editor-context.ts";

const allowed = /^[a-z0-9-]{0,64}$/;

/** The name that links to the block use; what is not allowed stays in the field, unsaved. */
export function AnchorField({ block }: { block: Block }) {
  const { document } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !allowed.test(typed);
  return (
    <Field
      label={texts.form.anchor}
      hint={texts.form.anchorHint}
      error={isWrong && texts.form.anchorWrong}
    >
      <Input
        start="#"
        value={typed ?? block.anchor}
        onValueChange={(anchor) => {
          setTyped(anchor);
          if (allowed.test(anchor)) document.edit({ kind: "set-block", id: block.id, anchor });
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Field>
  );
}
