import type { MediaFile } from "@tour/api";
import { PictureLibrary } from "@tour/office/picture-library";
import type { DocumentStore } from "../../../document/document-store.ts";
import { findPlace } from "../../../document/put-pictures.ts";

interface ChoosePictureProps {
  open: boolean;
  close: () => void;
  /** The block and the dotted path in its content that pictures are chosen for. */
  place: { id: string; path: string } | null;
  document: DocumentStore;
  organizerId: number;
  put: (id: string, path: string, files: readonly MediaFile[]) => unknown;
}

/** The library, to choose from it as many pictures as a place of the page has room for. */
export function ChoosePicture({ place, document, put, ...shared }: ChoosePictureProps) {
  const { id, path } = place ?? { id: "", path: "" };
  const found = place && findPlace(document.store.getState().document, id, path);
  return found?.kind === "list" ? (
    <PictureLibrary
      {...shared}
      room={found.room}
      chooseSeveral={(files) => void put(id, path, files)}
    />
  ) : (
    <PictureLibrary {...shared} choose={(file) => void put(id, path, [file])} />
  );
}
