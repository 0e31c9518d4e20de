import { IconButton } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { Search } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { paletteTexts as texts } from "../../texts/palette.ru.ts";
import type { PaletteItem } from "./palette-item.ts";
import { PaletteSearch } from "./palette-search.tsx";

const width = 640;

/** Finds requests, guests, tours and screens, and does what is next: by Ctrl+K or its button. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<PaletteItem | null>(null);
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The browser's own search bar is on these keys, too.
      event.preventDefault();
      const isBehind = document.querySelector("dialog[open]") !== null;
      setOpen((before) => !before && !isBehind);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const choose = (item: PaletteItem) => {
    chosen.current = item;
    setOpen(false);
    item.open?.();
  };
  // What acts on the screen behind waits until that has the focus again.
  useEffect(() => {
    chosen.current?.run?.();
    chosen.current = null;
  }, [closings]);
  return (
    <>
      <IconButton
        label={`${texts.open} (${texts.shortcut})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={20} aria-hidden />
      </IconButton>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={countClosing}
        aria-label={texts.label}
        initialFocus={field}
        width={width}
        hideClose
      >
        <PaletteSearch isOpen={isOpen} field={field} choose={choose} />
      </Modal>
    </>
  );
}
