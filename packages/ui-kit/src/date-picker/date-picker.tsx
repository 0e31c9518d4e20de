"use client";

import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import { CalendarDays } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import layer from "../behaviours/layer.module.css";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { usePopover } from "../behaviours/use-popover.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { useFieldControl } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { ControlBox } from "../input/control-box.tsx";
import { Input } from "../input/input.tsx";
import { fillText } from "../locale/locale.ts";
import { datePickerTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { Modal } from "../modal/modal.tsx";
import { DatePickerDays } from "./date-picker-days.tsx";
import type { DatePickerProps } from "./date-picker-props.ts";
import { describePattern } from "./typed-date.ts";
import { useDatePicker } from "./use-date-picker.ts";
import styles from "./date-picker.module.css";

/** A date or a range, typed or chosen from a calendar. Specification, sections 2 and 4. */
export function DatePicker(props: DatePickerProps) {
  const texts = useSection("datePicker", datePickerTexts, props.texts);
  const input = useRef<HTMLInputElement>(null);
  /** The field or the button, whichever opened the days. */
  const opener = useRef<HTMLElement>(null);
  const picker = useDatePicker(props, () => input.current?.focus());
  const { required, ...control } = useFieldControl(props);
  const { open, isSheet, isRange, isInvalid } = picker;
  const layerId = useId();
  const errorId = useId();
  const inputRef = useMergedRefs(input, props.ref);
  const isLayer = open && !isSheet;
  const popover = usePopover({ placement: "bottom-start" });
  useDismiss({
    open: isLayer,
    layer: popover.layer,
    anchor: popover.anchor,
    onDismiss: (reason) => {
      const hasFocus = popover.layer.current?.contains(document.activeElement);
      picker.hide();
      if (reason === "escape" && hasFocus) opener.current?.focus();
    },
  });

  const single = describePattern(picker.code, texts);
  const pattern = isRange ? `${single} – ${single}` : single;
  const { from = null, to = null } = picker.typed ?? {};
  const posted = isRange && from && to ? `${from}/${to}` : isRange ? "" : (from ?? "");
  const message = fillText(texts.invalid, { pattern });
  const customError = picker.typed === null ? message : "";
  useEffect(() => picker.formValue.current?.setCustomValidity(customError));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Enter") picker.settleTyped();
    if (event.key === "ArrowDown" && !control.disabled) {
      event.preventDefault();
      if (isLayer)
        popover.layer.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
      else show(event.currentTarget);
    }
  };
  const show = (by: HTMLElement) => {
    opener.current = by;
    picker.show();
  };
  const renderDays = (takesFocus: boolean) => (
    <DatePickerDays props={props} picker={picker} takesFocus={takesFocus} texts={texts} />
  );

  return (
    <div
      className={joinClasses(styles.root, props.className)}
      style={props.style}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (isLayer && next && !event.currentTarget.contains(next)) picker.hide();
      }}
    >
      <ControlBox
        ref={popover.anchor}
        className={styles.box}
        size={props.size}
        invalid={isInvalid || control["aria-invalid"]}
        disabled={control.disabled}
      >
        <input
          {...pickData(props)}
          {...control}
          ref={inputRef}
          type="text"
          // A tap brings the sheet, which has a field of its own, and not the keyboard.
          inputMode={isSheet ? "none" : undefined}
          autoComplete="off"
          className={box.control}
          aria-label={props["aria-label"]}
          aria-required={required || undefined}
          aria-invalid={isInvalid || control["aria-invalid"]}
          aria-describedby={
            joinClasses(isInvalid && errorId, control["aria-describedby"]) || undefined
          }
          placeholder={props.placeholder ?? pattern}
          value={picker.text}
          onChange={(event) => picker.type(event.currentTarget.value)}
          onBlur={picker.settleTyped}
          onKeyDown={handleKey}
          onClick={(event) => isSheet && !control.disabled && show(event.currentTarget)}
        />
        <IconButton
          size="s"
          className={styles.open}
          label={texts.title}
          disabled={control.disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={isLayer ? layerId : undefined}
          onClick={(event) => (isLayer ? picker.hide() : show(event.currentTarget))}
        >
          <CalendarDays />
        </IconButton>
        <input
          ref={picker.formValue}
          type="text"
          className={hidden.hidden}
          tabIndex={-1}
          aria-hidden="true"
          name={props.name}
          required={required}
          disabled={control.disabled}
          value={posted}
          onChange={() => {}}
          onFocus={() => input.current?.focus()}
        />
      </ControlBox>
      <div aria-live="polite">
        {isInvalid && (
          <p id={errorId} className={styles.error}>
            {message}
          </p>
        )}
      </div>
      {isLayer && (
        <div
          ref={popover.attachLayer}
          id={layerId}
          role="dialog"
          aria-label={texts.title}
          popover="manual"
          className={joinClasses(layer.layer, styles.layer)}
        >
          {renderDays(true)}
        </div>
      )}
      <Modal
        open={open && isSheet}
        onOpenChange={(next) => !next && picker.hide()}
        title={texts.title}
        footer={
          <>
            <Button
              variant="ghost"
              onClick={() => (picker.month === null ? picker.hide() : picker.setMonth(null))}
            >
              {texts.back}
            </Button>
            <Button disabled={!picker.isReady} onClick={picker.apply}>
              {texts.apply}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          <Input
            inputMode="numeric"
            aria-label={props["aria-label"] ?? texts.title}
            aria-invalid={picker.isSheetInvalid || undefined}
            autoComplete="off"
            placeholder={pattern}
            value={picker.sheetText}
            onValueChange={picker.typeInSheet}
            onKeyDown={(event) => event.key === "Enter" && picker.apply()}
          />
          {renderDays(false)}
        </div>
      </Modal>
    </div>
  );
}
