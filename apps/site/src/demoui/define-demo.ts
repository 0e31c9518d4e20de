import type { ComponentType } from "react";
import type { demouiTexts } from "./texts.ts";

export type DemoGroup = keyof (typeof demouiTexts)["groups"];

/** One component of the kit as `/demoui` shows it; its words are its own, like a story's. */
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
