import { Input } from "@tour/ui-kit/input";
import type { InputProps } from "@tour/ui-kit/input";
import { useState } from "react";
import { editCertificate, maskCertificate } from "./certificate-mask.ts";

interface CertificateInputProps extends Omit<InputProps, "value" | "onValueChange" | "onChange"> {
  value: string;
  onValueChange: (text: string) => void;
}

/**
 * A field for a birth certificate's number. Its Roman number has any length, so that it takes a mask of
 * its own; it behaves as the kit's masked fields do.
 */
export function CertificateInput({ value, onValueChange, ...rest }: CertificateInputProps) {
  /** What stands in the field while a keyboard composes a word, which must not be disturbed. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = maskCertificate(value);
  const settle = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    const next = editCertificate({ text: input.value, caret });
    // Written here and not by the next render, which would put the caret at the end.
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    setDraft(null);
    if (next.text !== shown) onValueChange(next.text);
  };
  return (
    <Input
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      value={draft ?? shown}
      onChange={(event) => {
        if ((event.nativeEvent as InputEvent).isComposing) setDraft(event.currentTarget.value);
        else settle(event.currentTarget);
      }}
      onCompositionEnd={(event) => settle(event.currentTarget)}
    />
  );
}
