"use client";

import { enhanceGallery } from "@tour/ui-kit/fullscreen-gallery";
import { ru } from "@tour/ui-kit/locale";

/** Makes the links below `root` open over the window; the kit's words come along with this. */
export const startGallery = (root: HTMLElement, label: string): (() => void) =>
  enhanceGallery(root, { locale: ru, label });
