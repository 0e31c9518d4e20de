"use client";

import { useEffect, useId, useLayoutEffect, useRef, useState, type ClipboardEvent } from "react";
import { CircleAlert } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useFormReset } from "../behaviours/use-form-reset.ts";
import { useFieldControl } from "../field/field-context.ts";
import field from "../field/field.module.css";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import { fillText } from "../locale/locale.ts";
import { phoneInputTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { nameCountry } from "./countries.ts";
import { CountrySelect } from "./country-select.tsx";
import { countKept, findCaret, hasPlus, readPasted, removeBeside } from "./phone-text.ts";
import type { PhoneInputProps } from "./phone-props.ts";
import { usePhone } from "./use-phone.ts";
import styles from "./phone-input.module.css";

/** A phone number with its country. Specification, sections 2, 4 and 5. */
export function PhoneInput(props: PhoneInputProps) {
  const texts = useSection("phoneInput", phoneInputTexts, props.texts);
  const code = useLanguage();
  const control = useFieldControl(props);
  const phone = usePhone(props);
  const { reading, country, value } = phone;
  const [isLeft, setLeft] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const setInput = useMergedRefs(own, props.ref);
  const noteId = useId();
  useFormReset(own, () => {
    setLeft(false);
    phone.reset();
  });

  // What was typed before the page came to life.
  useLayoutEffect(() => {
    const typed = own.current?.value ?? "";
    if (typed === reading.text) return;
    phone.load();
    phone.commit(readPasted(typed));
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it comes to life
  }, []);

  const put = (input: HTMLInputElement, next: string, kept: number) => {
    const hadPlus = hasPlus(next);
    // Written at once with its caret, so that React finds nothing to put right after the event.
    input.value = phone.commit(next);
    const shift = Number(hasPlus(input.value)) - Number(hadPlus);
    const caret = findCaret(input.value, kept + shift);
    input.setSelectionRange(caret, caret);
  };
  const handleInput = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length;
    const kept = countKept(input.value, caret);
    const edited = removeBeside(reading.text, input.value, caret);
    const next = phone.restore(edited);
    const shift = next.length - edited.length;
    put(input, next, shift + (edited === input.value ? kept : kept - 1));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (props.readOnly || control.disabled) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd } = input;
    const pasted = readPasted(event.clipboardData.getData("text"));
    const start = input.value.slice(0, selectionStart ?? 0);
    const end = input.value.slice(selectionEnd ?? 0);
    // A whole international number takes the place of what stood there.
    const isWhole = pasted.startsWith("+");
    const next = isWhole ? pasted : start + pasted + end;
    put(input, next, countKept(next, isWhole ? next.length : (start + pasted).length));
  };

  const { otherCountry } = reading;
  const message = props.message ?? "short";
  const isRefused = phone.library !== null && value !== "" && !reading.isValid;
  const isWrong = isRefused && isLeft;
  const mismatch =
    otherCountry && fillText(texts.mismatch, { country: nameCountry(otherCountry, code) });
  const invalidText = message === "extended" ? texts.invalidExtended : texts.invalid;
  // A form that is left to the browser does not send it either.
  const refusal = isRefused ? (mismatch ?? invalidText) : "";
  useEffect(() => own.current?.setCustomValidity(refusal));
  const isMessageShown = isWrong && !otherCountry && message !== "none";
  const hasNote = otherCountry !== undefined || isMessageShown;
  const invalid = control["aria-invalid"] ?? (isWrong || undefined);

  return (
    <div className={joinClasses(field.root, props.className)} style={props.style}>
      <ControlBox
        className={styles.box}
        size={props.size}
        invalid={invalid}
        disabled={control.disabled}
        onFocus={phone.load}
      >
        <CountrySelect
          library={phone.library}
          country={country}
          onChoose={(next) => {
            phone.chooseCountry(next);
            // After the list has given the focus back to its button.
            queueMicrotask(() => own.current?.focus());
          }}
          disabled={control.disabled || props.readOnly === true}
          texts={texts}
        />
        <input
          {...pickData(props)}
          {...control}
          ref={setInput}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          aria-label={props["aria-label"]}
          aria-invalid={invalid}
          aria-describedby={
            joinClasses(control["aria-describedby"], hasNote && noteId) || undefined
          }
          placeholder={props.placeholder}
          readOnly={props.readOnly}
          className={joinClasses(box.control, styles.input)}
          value={reading.text}
          onChange={(event) => handleInput(event.currentTarget)}
          onPaste={handlePaste}
          onInvalid={() => setLeft(true)}
          onBlur={() => {
            setLeft(true);
            props.onBlur?.();
          }}
        />
        {props.name !== undefined && (
          <input type="hidden" name={props.name} value={value} disabled={control.disabled} />
        )}
      </ControlBox>
      <div id={noteId} aria-live="polite" className={styles.note}>
        {otherCountry && (
          <p className={joinClasses(field.hint, styles.hint)}>
            <span>{mismatch}</span>
            <button
              type="button"
              className={styles.confirm}
              disabled={control.disabled || props.readOnly}
              onClick={() => {
                phone.confirm(otherCountry);
                own.current?.focus();
              }}
            >
              {texts.confirm}
            </button>
          </p>
        )}
        {isMessageShown && (
          <p className={field.error}>
            <CircleAlert />
            <span>{invalidText}</span>
          </p>
        )}
      </div>
    </div>
  );
}
