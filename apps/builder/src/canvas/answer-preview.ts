import type { BlockDeed, ToBuilder } from "@tour/preview-protocol";
import type { Editor } from "../document/editor-context.ts";

/**
 * Does what the user asked for in the preview; what no longer fits the document is passed over. What
 * is done to whole blocks is done by `act`, as in the list.
 */
export function answerPreview(
  editor: Editor,
  message: ToBuilder,
  act: (deed: BlockDeed) => void,
): void {
  const { document } = editor;
  const { document: page } = document.store.getState();
  if ("id" in message.data && message.data.id !== null && !page.blocks[message.data.id]) return;
  switch (message.type) {
    case "add-block":
      return editor.openPalette(message.data.before);
    case "remove-block":
      return document.edit({ kind: "remove", id: message.data.id });
    case "move-block": {
      const { id, before } = message.data;
      if (before !== null && !page.blocks[before]) return;
      return document.edit({ kind: "move", id, before });
    }
    case "undo":
      return message.data.is_redo ? editor.undoing.redo() : editor.undoing.undo();
    case "block-deed":
      return act(message.data);
    case "variant-changed": {
      const { id, variant } = message.data;
      return document.edit({ kind: "set-block", id, variant });
    }
    case "set-hidden": {
      const { id, is_hidden } = message.data;
      return document.edit({ kind: "set-block", id, is_hidden });
    }
    case "change-block-data": {
      const { id, path, value } = message.data;
      return document.edit({ kind: "set-content", id, path, value });
    }
    case "choose-picture":
      return editor.choosePicture(message.data.id, message.data.path);
    case "edit-tour": {
      const { id, ...piece } = message.data;
      return editor.tours.open(piece, id);
    }
    case "drop-pictures": {
      const { id, path, files } = message.data;
      return editor.uploadPictures(id, path, files);
    }
    case "select":
      document.select(message.data.id);
      return editor.tours.close();
    default:
      return undefined;
  }
}
