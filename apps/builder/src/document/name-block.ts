import { findBlock } from "@tour/blocks/definitions";
import { texts } from "../texts/ru.ts";

/** What a block is called in lists and messages: by its type. */
export const nameBlock = ({ type }: { type: number }): string =>
  findBlock(type)?.definition.title ?? texts.editor.unknownBlock;
