import { Input } from "@tour/ui-kit/input";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { paletteTexts as texts } from "../../texts/palette.ru.ts";
import type { PaletteItem } from "./palette-item.ts";
import { PaletteList } from "./palette-list.tsx";
import styles from "./palette.module.css";
import { usePaletteGroups } from "./use-palette-groups.ts";

const maxLength = 100;

interface PaletteSearchProps {
  isOpen: boolean;
  field: RefObject<HTMLInputElement | null>;
  choose: (item: PaletteItem) => void;
}

/** The field in which one types, which keeps the focus, and the list whose options its keys choose. */
export function PaletteSearch({ isOpen, field, choose }: PaletteSearchProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const asked = typed.trim();
  const { groups, isSearching, hasFailed } = usePaletteGroups(asked, isOpen);
  const items = groups.flatMap((group) => group.items);
  const [wanted, setWanted] = useState<string | null>(null);
  // What was pointed at may be there no more: then it is the first.
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === wanted),
  );
  const active = items[at];
  const idOf = ({ key }: PaletteItem) => `${listId}-${key.replaceAll(" ", "-")}`;

  const go = (index: number) => {
    const next = items[(index + items.length) % items.length];
    if (!next) return;
    setWanted(next.key);
    document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    // Letters that an input method still puts together are its own.
    if (event.nativeEvent.isComposing) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Enter: () => active && choose(active),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const isNothing = items.length === 0 && !isSearching;
  return (
    <div className={styles.palette}>
      <Input
        ref={field}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        size="l"
        start={<Search size={20} aria-hidden />}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setWanted(null);
        }}
        onKeyDown={press}
      />
      <PaletteList {...{ listId, groups, active, idOf, choose }} point={setWanted} />
      {isNothing && (
        <p className={styles.nothing}>
          {texts.nothing}. {texts.nothingText}
        </p>
      )}
      <p role="status" className={styles.status}>
        {hasFailed && texts.failed}
        {isSearching && texts.searching}
        {!hasFailed && !isSearching && items.length > 0 && texts.found(items.length)}
      </p>
      <p className={styles.keys}>{texts.keys}</p>
    </div>
  );
}
