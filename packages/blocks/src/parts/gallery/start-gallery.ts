"use client";

import { enhanceGallery } from "@tour/ui-kit/fullscreen-gallery";
import { galleryLocale } from "./gallery-locale.ts";

/** Makes the links below `root` open over the window; its words come along with this. */
export const startGallery = (root: HTMLElement, label: string): (() => void) =>
  enhanceGallery(root, { locale: galleryLocale, label });
