import { PhoneInput } from "@tour/ui-kit/phone-input";
import { texts } from "../../../../texts/ru.ts";
import { EditorField } from "../editor-field.tsx";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";

/** A phone number, kept with its country's code in whichever way it was written. */
export function PhoneEditor(props: EditorProps<string>) {
  const { write, validation } = useBlockForm();
  const { field, path, value } = props;
  // What the block says of the number stands in the place of what the input says.
  const isRefused = validation[path]?.[0] !== undefined;
  return (
    <EditorField {...props}>
      <PhoneInput
        message={isRefused ? "none" : "short"}
        placeholder={field.hints.placeholder ?? texts.organizer.phoneExample}
        value={value ?? ""}
        onValueChange={(phone) => write(path, phone)}
      />
    </EditorField>
  );
}
