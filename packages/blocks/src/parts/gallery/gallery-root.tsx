"use client";

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { serverOnly } from "../server-only/server-only.ts";
import { awaitGallery } from "./await-gallery.ts";

interface GalleryRootProps {
  /** Names the open gallery for screen readers. */
  label: string;
  className?: string;
  /** Never change by themselves: `isIsland || …`. */
  children: ReactNode;
}

/**
 * Opens its `GalleryLink`s over the window, all as one gallery, whose code comes when a pointer or
 * the focus first reaches one of them. Without script each link leads to its picture.
 */
export function GalleryRoot({ label, className, children }: GalleryRootProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? awaitGallery(root.current, label) : undefined), [label]);
  return <div ref={root} className={className} {...serverOnly(children)} />;
}
