"use client";

import { useRef, useState, type ChangeEvent } from "react";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { Input, type InputProps } from "../input/input.tsx";
import { applyMask, describeMask, editMasked, isComplete, isNumericMask, unmask } from "./mask.ts";

/** What a masked text says besides itself. */
export interface MaskedFacts {
  /** The characters in the slots alone. */
  raw: string;
  /** Each slot is filled. */
  complete: boolean;
}

export interface MaskedInputProps extends Omit<
  InputProps,
  "value" | "defaultValue" | "onValueChange" | "maxLength"
> {
  /** `#` takes a digit, `A` a letter, `*` either; other signs stand by themselves, `\#` for one of these. */
  mask: string;
  /** The text in the mask; one without the mask's signs is brought into it. */
  value?: string | undefined;
  /** Uncontrolled: the value at first, without the mask's own characters. */
  defaultValue?: string | undefined;
  /** Hears the text in the mask, which is also what a form sends. */
  onValueChange?: ((text: string, facts: MaskedFacts) => void) | undefined;
}

/** A field that brings what is typed into a mask; the caret never jumps. Specification, section 5. */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, value, defaultValue = "", onValueChange, onChange, ref, ...rest } = props;
  const [held, hold] = useControlled(value, defaultValue, (text: string) =>
    onValueChange?.(text, { raw: unmask(mask, text), complete: isComplete(mask, text) }),
  );
  /** What stands in the field while a keyboard composes a word, which must not be disturbed. */
  const [draft, setDraft] = useState<string | null>(null);
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(own, ref);
  const shown = applyMask(mask, held);
  useFormReset(own, () => hold(applyMask(mask, defaultValue)));

  const settle = (input: HTMLInputElement, isForward: boolean) => {
    const caret = input.selectionStart ?? input.value.length;
    const next = editMasked(mask, shown, { text: input.value, caret, isForward });
    // Written here and not by the next render, which would put the caret at the end.
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
    setDraft(null);
    if (next.text !== shown) hold(next.text);
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent;
    if (native.isComposing) setDraft(event.currentTarget.value);
    else settle(event.currentTarget, native.inputType === "deleteContentForward");
    onChange?.(event);
  };

  return (
    <Input
      inputMode={isNumericMask(mask) ? "numeric" : undefined}
      placeholder={describeMask(mask)}
      autoComplete="off"
      {...rest}
      ref={mergedRef}
      value={draft ?? shown}
      onChange={take}
      onCompositionEnd={(event) => {
        rest.onCompositionEnd?.(event);
        settle(event.currentTarget, false);
      }}
    />
  );
}
