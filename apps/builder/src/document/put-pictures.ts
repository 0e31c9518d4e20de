import type { Image, MediaFile } from "@tour/api";
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
    return { operation: { kind: "set-content", id, path, value: image }, left };
  }
  const value = now ? { ...now, image } : asMedia(image);
  return { operation: { kind: "set-content", id, path, value }, left };
}

const asMedia = (image: Image) => ({ kind: "image", image });

/** Names a place of the page in the queue of uploads. */
export const purposeOf = (id: string, path: string): string => `${id} ${path}`;
