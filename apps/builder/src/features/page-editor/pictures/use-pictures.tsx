import type { Image, MediaFile } from "@tour/api";
import {
  PictureLibrary,
  uploadPictures,
  useFormerAlts,
  useWhileShown,
} from "@tour/office/picture-library";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { EditorPictures } from "../../../document/editor-context.ts";
import {
  describePicture,
  findPlace,
  purposeOf,
  putPictures,
} from "../../../document/put-pictures.ts";
import { texts } from "../../../texts/ru.ts";

/** How long the words of a replaced picture are offered, in ms. */
const offerFor = 15_000;

/** What the editor does with pictures, and the library to choose them from. */
export function usePictures(document: DocumentStore, organizerId: number) {
  const toast = useToast();
  const formerAlts = useFormerAlts();
  const [choosing, setChoosing] = useState<{ id: string; path: string } | null>(null);

  const put = useWhileShown((id: string, path: string, files: readonly MediaFile[]) => {
    const page = document.store.getState();
    const { operation, left, replaced } = putPictures(page.document, id, path, files);
    if (operation) document.edit(operation);
    if (left > 0) toast.show({ text: operation ? texts.picture.noRoom(left) : texts.picture.gone });
    const image = files[0]?.image;
    const former = image && formerAlts.noteReplaced(replaced, image, id);
    // In the block's own form its field offers them.
    if (former && page.selectedId !== id) offerAlt(id, path, image, former);
  });

  /** A picture that was dropped on the page: its words are asked for where it was dropped. */
  const offerAlt = (id: string, path: string, image: Image, alt: string) =>
    toast.show({
      id: "former-alt",
      text: texts.picture.replaced(alt),
      closeTimeout: offerFor,
      action: (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            const described = describePicture(document.store.getState().document, id, path, {
              image,
              alt,
            });
            if (described) document.edit(described);
            toast.close("former-alt");
          }}
        >
          {texts.picture.keepAlt}
        </Button>
      ),
    });

  const pictures: EditorPictures = {
    putPictures: put,
    formerAlt: formerAlts.formerAlt,
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
