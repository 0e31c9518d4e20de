"use client";

import { enhanceGallery } from "@tour/ui-kit/fullscreen-gallery";
import { ru } from "@tour/ui-kit/locale";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

interface GalleryRootProps {
  /** Names the open gallery for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Opens its `GalleryLink`s over the window, all as one gallery. Without script each link leads to
 * its picture.
 */
export function GalleryRoot({ label, className, children }: GalleryRootProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    () => (root.current ? enhanceGallery(root.current, { locale: ru, label }) : undefined),
    [label],
  );
  return (
    <div ref={root} className={className}>
      {children}
    </div>
  );
}
