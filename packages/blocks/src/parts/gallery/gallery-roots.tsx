"use client";

import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { serverOnly } from "../server-only/server-only.ts";
import { awaitGallery } from "./await-gallery.ts";

interface GalleryRootsProps {
  className?: string;
  /** Never change by themselves: `isIsland || …`. */
  children: ReactNode;
}

/**
 * Opens the `GalleryLink`s inside, like `GalleryRoot`: those of each element with `data-gallery` as a
 * gallery of their own, which that attribute names.
 */
export function GalleryRoots({ className, children }: GalleryRootsProps) {
  const root = useRef<HTMLDivElement>(null);
  // At each render: the builder's preview adds and removes galleries.
  useEffect(() => {
    const galleries = root.current?.querySelectorAll<HTMLElement>("[data-gallery]") ?? [];
    const stops = [...galleries].map((each) => awaitGallery(each, each.dataset.gallery ?? ""));
    return () => stops.forEach((stop) => stop());
  });
  return <div ref={root} className={className} {...serverOnly(children)} />;
}
