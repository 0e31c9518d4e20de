import type { Image, MediaFile } from "@tour/api";
import { lateCode, lateDialog } from "@tour/office/late";
import { useFormerAlts, useWhileShown } from "@tour/office/picture-library";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import type { DocumentStore } from "../../../document/document-store.ts";
import type { EditorPictures } from "../../../document/editor-context.ts";
import { texts } from "../../../texts/ru.ts";

/** What puts pictures into places. */
export const placing = lateCode(() => import("./placing.ts"));

const ChoosePicture = lateDialog(
  () => import("./choose-picture.tsx").then((module) => module.ChoosePicture),
  { title: texts.picture.library, width: 960 },
);

/** How long the words of a replaced picture are offered, in ms. */
const offerFor = 15_000;

/** What the editor does with pictures, and the library to choose them from. */
export function usePictures(document: DocumentStore, organizerId: number) {
  const toast = useToast();
  const formerAlts = useFormerAlts();
  const [choosing, setChoosing] = useState<{ id: string; path: string } | null>(null);

  const put = useWhileShown(async (id: string, path: string, files: readonly MediaFile[]) => {
    const code = await placing.load();
    if (!code) return void toast.show({ text: texts.picture.notPlaced, tone: "danger" });
    const page = document.store.getState();
    const { operation, left, replaced } = code.putPictures(page.document, id, path, files);
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
            const page = document.store.getState().document;
            const described = placing.now()?.describePicture(page, id, path, { image, alt });
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
    uploadPictures: async (id, path, files) => {
      const code = await placing.load();
      if (!code) return void toast.show({ text: texts.picture.notPlaced, tone: "danger" });
      await code.uploadPictures(files, {
        organizerId,
        purpose: code.purposeOf(id, path),
        taken: (taken) => void put(id, path, taken),
      });
    },
  };

  const library = (
    <ChoosePicture
      open={choosing !== null}
      close={() => setChoosing(null)}
      place={choosing}
      document={document}
      organizerId={organizerId}
      put={put}
    />
  );
  return { pictures, library };
}
