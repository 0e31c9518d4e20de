import type { MediaFile } from "@tour/api";
import { PictureLibrary, uploadPictures, useWhileShown } from "@tour/office/picture-library";
import { useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { EditorPictures } from "../../../document/editor-context.ts";
import { findPlace, purposeOf, putPictures } from "../../../document/put-pictures.ts";
import { texts } from "../../../texts/ru.ts";

/** What the editor does with pictures, and the library to choose them from. */
export function usePictures(document: DocumentStore, organizerId: number) {
  const toast = useToast();
  const [choosing, setChoosing] = useState<{ id: string; path: string } | null>(null);

  const put = useWhileShown((id: string, path: string, files: readonly MediaFile[]) => {
    const { operation, left } = putPictures(document.store.getState().document, id, path, files);
    if (operation) document.edit(operation);
    if (left > 0) toast.show({ text: operation ? texts.picture.noRoom(left) : texts.picture.gone });
  });

  const pictures: EditorPictures = {
    putPictures: put,
    choosePicture: (id, path) => setChoosing({ id, path }),
    uploadPictures: (id, path, files) =>
      void uploadPictures(files, {
        organizerId,
        purpose: purposeOf(id, path),
        taken: (taken) => put(id, path, taken),
      }),
  };

  const { id, path } = choosing ?? { id: "", path: "" };
  const place = choosing && findPlace(document.store.getState().document, id, path);
  const shared = { organizerId, open: choosing !== null, close: () => setChoosing(null) };
  const library =
    place?.kind === "list" ? (
      <PictureLibrary
        {...shared}
        room={place.room}
        chooseSeveral={(files) => put(id, path, files)}
      />
    ) : (
      <PictureLibrary {...shared} choose={(file) => put(id, path, [file])} />
    );
  return { pictures, library };
}
