import type { DndContextProps } from "@dnd-kit/core";
import { requestListTexts } from "../../../texts/request-list.ru.ts";

const texts = requestListTexts.dragging;

/** What a screen reader says while a card is moved. */
export const boardDragTexts: DndContextProps["accessibility"] = {
  screenReaderInstructions: { draggable: texts.instructions },
  announcements: {
    onDragStart: () => texts.taken,
    onDragOver: ({ over }) =>
      over ? texts.over(`${over.data.current?.["title"]}`) : texts.nowhere,
    onDragEnd: ({ over }) => (over ? texts.dropped(`${over.data.current?.["title"]}`) : texts.back),
    onDragCancel: () => texts.back,
  },
};
