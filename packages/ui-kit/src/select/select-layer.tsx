"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { Search } from "../icons/icons.ts";
import layer from "../behaviours/layer.module.css";
import { joinClasses } from "../behaviours/class-names.ts";
import type { Popover } from "../behaviours/use-popover.ts";
import type { Texts } from "../locale/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { SelectList } from "./select-list.tsx";
import type { SelectState } from "./use-select.ts";
import styles from "./select.module.css";

interface SelectLayerProps {
  id: string;
  listId: string;
  labelId: string | undefined;
  label: string | undefined;
  select: SelectState;
  popover: Popover;
  searchable: boolean;
  loading: boolean;
  renderOption: ((item: never) => ReactNode) | undefined;
  texts: Texts["select"];
  className?: string | undefined;
  /** What stands in place of the word for an empty list. */
  empty?: ReactNode;
}

/** What drops down: the search field, the list, and a word when there is none. */
export function SelectLayer(props: SelectLayerProps) {
  const { id, listId, labelId, label, select, popover, searchable, loading, texts } = props;
  const { rows, active } = select;
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = !rows.some((row) => !row.isHeader);

  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={popover.attachLayer}
      popover="manual"
      className={joinClasses(layer.layer, styles.layer, props.className)}
      {...(searchable && {
        id,
        role: "dialog",
        "aria-label": label,
        "aria-labelledby": label === undefined ? labelId : undefined,
      })}
    >
      {searchable && (
        <div className={styles.search}>
          <Search />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={texts.search}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={rows[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.search}
            value={select.search}
            onChange={(event) => select.setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              const isLeaving = event.key === "Tab" || (event.key === "Enter" && !select.multiple);
              select.handleKey(event);
              if (isLeaving) popover.anchor.current?.focus();
            }}
          />
        </div>
      )}
      <SelectList
        id={listId}
        labelId={labelId}
        label={label}
        select={select}
        renderOption={props.renderOption}
      />
      <div role="status" className={styles.status}>
        {loading && (
          <p>
            <Spinner label="" /> {texts.loading}
          </p>
        )}
        {!loading && isEmpty && (props.empty ?? <p>{texts.empty}</p>)}
      </div>
    </div>
  );
}
