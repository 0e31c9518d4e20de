import { markTours } from "@tour/blocks/render";
import { applyOperation, toDocument } from "@tour/preview-protocol";
import type { ToPreview } from "@tour/preview-protocol";
import type { PreviewTools } from "./preview-context.ts";
import { applyTheme } from "./theme-sheet.ts";

/** Does what the builder says. What does not fit the document asks for the whole page again. */
export function receiveMessage({ store, send }: PreviewTools, message: ToPreview): void {
  switch (message.type) {
    case "welcome": {
      const isReading = message.data.purpose === "reading";
      // Before the page comes: its first picture has them already.
      markTours(!isReading);
      store.set({ isReading });
      return;
    }
    case "blocks":
      store.set({ document: toDocument(message.data.blocks), page: message.data.page });
      return;
    case "operation":
      try {
        const { document } = applyOperation(store.get().document, message.data.operation);
        store.set({ document });
      } catch {
        send({ type: "requires-blocks", data: {} });
      }
      return;
    case "theme":
      applyTheme(message.data.css);
      return;
    case "select":
      store.set({ selected: message.data.id, offersPictures: false });
      return;
    case "tools":
      store.set({ tools: message.data.place, offersPictures: false });
      return;
    case "offer-pictures":
      store.set({ offersPictures: !store.get().offersPictures });
      return;
    case "tell-seen":
      store.set({ tellsSeen: message.data.id });
      return;
    case "draw-block":
      // Few frames are there to draw: its code comes for those alone.
      void import("./drawing/answer-drawing.ts").then(({ answerDrawing }) =>
        answerDrawing({ store, send }, message.data),
      );
      return;
    case "scroll-to-block":
      store.set({ awaited: message.data.id });
  }
}
