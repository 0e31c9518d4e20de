import { findType } from "@tour/blocks/outline";
import { texts } from "../texts/ru.ts";

/** What a block is called in lists and messages: by its type. */
export const nameBlock = ({ type }: { type: number }): string =>
  findType(type)?.title ?? texts.editor.unknownBlock;
