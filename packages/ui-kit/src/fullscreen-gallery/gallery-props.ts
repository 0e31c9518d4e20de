import type { ComponentProps } from "react";
import type { PartialLocale, Texts } from "../locale/locale.ts";
import type { GalleryItem } from "./gallery-item.ts";

export interface FullscreenGalleryProps extends Omit<
  ComponentProps<"dialog">,
  "children" | "open" | "onClose"
> {
  /** Without any the gallery does not open. */
  items: readonly GalleryItem[];
  /** Whether the gallery covers the page. */
  open: boolean;
  /** Told `false` when the user closes it: button, Escape, swipe, Back. */
  onOpenChange: (open: boolean) => void;
  /** The current item, from 0. */
  index?: number | undefined;
  /** The item that each opening begins with, when `index` is not given. Default 0. */
  defaultIndex?: number | undefined;
  /** Told the number of the slide that is shown now, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Names the gallery for screen readers. Default "Gallery". */
  label?: string | undefined;
  /**
   * The browser's Back closes the gallery instead of leaving the page, by an entry in the history
   * with the same address. Default false, because an application's router may listen to it.
   */
  backCloses?: boolean | undefined;
  /**
   * The picture in the page that an item stands for: the gallery grows from it and returns to it.
   * Without one, or where it can't be seen, the gallery fades.
   */
  findTile?: ((index: number) => Element | null | undefined) | undefined;
  /** After the closing movement, when the focus is back. */
  onClosed?: (() => void) | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["fullscreenGallery"]> | undefined;
}

export interface OpenGalleryOptions extends Pick<
  FullscreenGalleryProps,
  "label" | "onIndexChange" | "onClosed" | "backCloses" | "findTile" | "texts"
> {
  /** The item to begin with, from 0. Default 0. */
  index?: number | undefined;
  /** Default English. */
  locale?: PartialLocale | undefined;
}
