import type { ComponentType } from "react";

/** The groups of components on `/demoui`; their titles are the page's. */
export type DemoGroup =
  | "actions"
  | "fields"
  | "choices"
  | "dates"
  | "forms"
  | "feedback"
  | "navigation"
  | "content"
  | "media"
  | "foundation";

/**
 * One component of the kit as `/demoui` shows it, by `<component>.demo.tsx` in its own folder; its
 * words are its own, like a story's. Nothing of demos is published.
 */
export interface Demo {
  group: DemoGroup;
  title: string;
  /** What the component is for and what is worth knowing, in a sentence or two. */
  text: string;
  /** As wide as the page, its words above it. */
  isWide?: boolean;
  /**
   * Drawn in the browser alone: a component that sets `style` by itself would lose it in the
   * server's HTML, where the page's policy forbids the attribute.
   */
  isLive?: boolean;
  Show: ComponentType<DemoContext>;
}

/** What the page tells every demo. */
export interface DemoContext {
  /** The current day where the server rendered the page, yyyy-MM-dd. */
  today: string;
}

export const defineDemo = (demo: Demo): Demo => demo;
