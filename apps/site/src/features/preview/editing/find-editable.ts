import { findBlock } from "@tour/blocks/definitions";
import { readPath } from "@tour/preview-protocol";
import { blockIdOf } from "../block-elements.ts";
import type { PreviewState } from "../preview-store.ts";
import { editorAt } from "./editor-at.ts";

/** A text that can be typed over where it stands. */
export interface Editable {
  element: HTMLElement;
  id: string;
  path: string;
  /** As it is stored: what is shown has been set by the rules of typography. */
  value: string;
  isMultiline: boolean;
}

/** The plain text of the content under an element; formatted texts are edited in the builder. */
export function findEditable(target: Element, { document }: PreviewState): Editable | null {
  const element = target.closest<HTMLElement>("[data-at]:not([data-rich])");
  const id = blockIdOf(element);
  const path = element?.dataset.at;
  const block = id && document.blocks[id];
  if (!element || !block || !path) return null;
  const value = readPath(block.content, path);
  const definition = findBlock(block.type)?.definition;
  if (typeof value !== "string" || !definition) return null;
  const isMultiline = editorAt(definition.content, path) === "multiline";
  return { element, id, path, value, isMultiline };
}
