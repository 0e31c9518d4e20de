"use client";

import { useId, type ReactNode } from "react";
import { ChevronsUpDown, X } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { useMediaQuery } from "../behaviours/use-media-query.ts";
import { usePopover } from "../behaviours/use-popover.ts";
import { useFieldControl, useFieldLabelId } from "../field/field-context.ts";
import box from "../input/control-box.module.css";
import { fillText } from "../locale/locale.ts";
import { selectTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { SelectFormValue } from "./select-form-value.tsx";
import { SelectLayer } from "./select-layer.tsx";
import type { SelectValue } from "./select-model.ts";
import { SelectNative } from "./select-native.tsx";
import { toValues, type SelectProps } from "./select-props.ts";
import { useSelect } from "./use-select.ts";
import styles from "./select.module.css";

/** Touch screens up to tablets, whose own lists are better than a drawn one. */
const NATIVE_QUERY = "(pointer: coarse) and (max-width: 991.98px)";

/** One or more of many options. Keys follow the combobox pattern of the ARIA practices. */
export function Select<Value extends SelectValue = string>(props: SelectProps<Value>) {
  const { searchable = false, multiple = false, clearable = false, renderOption } = props;
  const texts = useSection("select", selectTexts, props.texts);
  const control = useFieldControl(props);
  const fieldLabelId = useFieldLabelId();
  const select = useSelect(props);
  const popover = usePopover({ placement: "bottom-start", matchWidth: true });
  const anchorRef = useMergedRefs(popover.anchor, props.ref);
  const listId = useId();
  const isTouch = useMediaQuery(NATIVE_QUERY);
  const { open, chosen, active, rows } = select;
  const layerId = searchable ? `${listId}-layer` : listId;

  useDismiss({
    open,
    layer: popover.layer,
    anchor: popover.anchor,
    onDismiss: (reason) => {
      select.hide();
      if (reason === "escape") popover.anchor.current?.focus();
    },
  });

  const reset = () => select.setValues(toValues(props.defaultValue));
  const isNative = props.native === "always" || (props.native !== "never" && isTouch);
  if (isNative && !searchable && !multiple && !renderOption) {
    const native = { props, select, control, texts, onReset: reset };
    return <SelectNative {...native} />;
  }

  const content: ReactNode =
    chosen.length === 0
      ? (props.placeholder ?? texts.placeholder)
      : chosen.length > 3
        ? fillText(texts.selected, { count: chosen.length })
        : chosen.map((row) => row.text).join(", ");
  const isClearShown = clearable && chosen.length > 0 && !control.disabled;

  return (
    <span className={joinClasses(styles.root, props.className)} style={props.style}>
      <button
        {...pickData(props)}
        id={control.id}
        ref={anchorRef}
        type="button"
        role="combobox"
        aria-haspopup={searchable ? "dialog" : "listbox"}
        aria-expanded={open}
        aria-controls={open ? layerId : undefined}
        aria-activedescendant={
          open && !searchable && rows[active] ? `${listId}-${active}` : undefined
        }
        aria-required={control.required || undefined}
        aria-invalid={control["aria-invalid"]}
        aria-describedby={control["aria-describedby"]}
        aria-label={props["aria-label"]}
        aria-labelledby={props["aria-labelledby"]}
        disabled={control.disabled}
        className={joinClasses(box.box, styles.trigger)}
        data-size={props.size ?? "m"}
        data-invalid={control["aria-invalid"] || undefined}
        data-disabled={control.disabled || undefined}
        data-clearable={isClearShown || undefined}
        onClick={() => (open ? select.hide() : select.show())}
        onKeyDown={select.handleKey}
        onBlur={() => {
          if (!searchable) select.hide();
          if (!open) props.onBlur?.();
        }}
      >
        <span className={styles.value} data-empty={chosen.length === 0 || undefined}>
          {content}
        </span>
        <ChevronsUpDown />
      </button>
      {isClearShown && (
        <button
          type="button"
          className={styles.clear}
          aria-label={texts.clear}
          onClick={() => {
            select.setValues([]);
            popover.anchor.current?.focus();
          }}
        >
          <X />
        </button>
      )}
      {(props.name !== undefined || control.required) && (
        <SelectFormValue
          name={props.name}
          required={control.required}
          disabled={control.disabled}
          multiple={multiple}
          values={select.values}
          onReset={reset}
          onFocus={() => popover.anchor.current?.focus()}
        />
      )}
      {open && (
        <SelectLayer
          id={layerId}
          listId={listId}
          labelId={props["aria-labelledby"] ?? fieldLabelId ?? control.id}
          label={props["aria-label"]}
          select={select}
          popover={popover}
          searchable={searchable}
          loading={props.loading ?? false}
          renderOption={renderOption}
          texts={texts}
        />
      )}
    </span>
  );
}
