import { MenuItem } from "@tour/ui-kit/dropdown";
import { useLayoutEffect, useRef } from "react";
import type { ComponentType } from "react";
import { texts } from "../texts/ru.ts";
import { lateCode } from "./late-code.ts";
import styles from "./late-items.module.css";
import type { LatePart } from "./late-part.tsx";
import { useLateCode } from "./use-late-code.ts";

/**
 * The items of a menu, whose code comes when it is opened for the first time. Until then one item says
 * that they load; where they could not be loaded, it asks for them again. See `latePart`.
 */
export function lateItems<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const code = lateCode(fetchCode);
  function Items(props: Props) {
    const state = useLateCode(code, true);
    const items = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      // The item that had the focus is gone with the wait.
      if (state.kind === "ready" && document.activeElement === document.body) {
        items.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
      }
    }, [state.kind]);
    if (state.kind === "ready") {
      return (
        <div ref={items} role="presentation" className={styles.items}>
          <state.code {...props} />
        </div>
      );
    }
    return state.kind === "failed" ? (
      <MenuItem keepOpen onSelect={() => void code.load()}>
        {texts.late.failed} {texts.failure.retry}
      </MenuItem>
    ) : (
      <MenuItem disabled aria-busy>
        {texts.late.loading}
      </MenuItem>
    );
  }
  return Object.assign(Items, { preload: code.load });
}
