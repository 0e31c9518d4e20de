import type { MediaFile } from "@tour/api";
import { AddPictures, PictureDrop } from "@tour/office/picture-library";
import type { ReactNode, Ref } from "react";
import { useEditor } from "../../../../document/editor-context.ts";
import { purposeOf } from "../../../../document/put-pictures.ts";
import { useBlockForm } from "../form-context.ts";

/** What pictures that come for a list of them need. */
function useBatch(path: string) {
  const { blockId } = useBlockForm();
  const { organizerId, putPictures } = useEditor();
  const taken = (pictures: MediaFile[]) => putPictures(blockId, path, pictures);
  return { organizerId, purpose: purposeOf(blockId, path), taken };
}

/** A list of pictures takes any number of files that are dropped on it: each becomes an entry. */
export function PictureListDrop({ path, children }: { path: string; children: ReactNode }) {
  return (
    <PictureDrop {...useBatch(path)} multiple>
      {children}
    </PictureDrop>
  );
}

interface AddToListProps {
  path: string;
  isFull: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** Adds to a list of pictures. */
export function AddToList({ path, ...props }: AddToListProps) {
  const { blockId } = useBlockForm();
  const { choosePicture } = useEditor();
  return <AddPictures {...props} {...useBatch(path)} choose={() => choosePicture(blockId, path)} />;
}
