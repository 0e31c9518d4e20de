import type { Image, Media, MediaFile } from "@tour/api";
import { findBlock, listPicturePlaces } from "@tour/blocks/definitions";
import type { PicturePlace } from "@tour/blocks/definitions";
import { readPath } from "@tour/preview-protocol";
import type { Operation, PageDocument } from "@tour/preview-protocol";

/** The place for pictures at a path of a block's content; none where block or place is gone. */
export function findPlace(page: PageDocument, id: string, path: string): PicturePlace | undefined {
  const block = page.blocks[id];
  const schema = block && findBlock(block.type)?.definition.content;
  const places = schema ? listPicturePlaces(schema, block.content) : [];
  return places.find((place) => place.path === path);
}

interface Put {
  /** None where the place is gone, or full. */
  operation?: Operation;
  /** How many found no room. */
  left: number;
  /** The picture that the new one takes the place of. */
  replaced?: Image | undefined;
}

/**
 * The edit that puts pictures into a place: behind those of a list, else instead of the one there. A
 * video keeps its address, and gets another poster.
 */
export function putPictures(
  page: PageDocument,
  id: string,
  path: string,
  pictures: readonly MediaFile[],
): Put {
  const place = findPlace(page, id, path);
  const [first] = pictures;
  if (!place || !first) return { left: pictures.length };
  const content = page.blocks[id]?.content;
  const now = readPath(content, path);
  if (place.kind === "list") {
    const added = pictures.slice(0, place.room).map(({ image }) => asMedia(image));
    const left = pictures.length - added.length;
    if (added.length === 0) return { left };
    const value = [...((now ?? []) as unknown[]), ...added];
    return { operation: { kind: "set-content", id, path, value }, left };
  }
  const left = pictures.length - 1;
  const { image } = first;
  if (place.kind === "image") {
    const replaced = (now ?? undefined) as Image | undefined;
    return { operation: { kind: "set-content", id, path, value: image }, left, replaced };
  }
  const media = now as Media | null | undefined;
  const value = media ? { ...media, image } : asMedia(image);
  return { operation: { kind: "set-content", id, path, value }, left, replaced: media?.image };
}

const asMedia = (image: Image) => ({ kind: "image", image });

/** Names a place of the page in the queue of uploads. */
export const purposeOf = (id: string, path: string): string => `${id} ${path}`;

/** The edit that gives a picture its words, where it still stands at the path and has none. */
export function describePicture(
  page: PageDocument,
  id: string,
  path: string,
  { image, alt }: { image: Image; alt: string },
): Operation | undefined {
  const place = findPlace(page, id, path);
  if (!place || place.kind === "list") return undefined;
  const at = place.kind === "media" ? `${path}.image` : path;
  const now = readPath(page.blocks[id]?.content, at) as Image | null | undefined;
  if (now?.url !== image.url || now.alt) return undefined;
  return { kind: "set-content", id, path: at, value: { ...now, alt } };
}
