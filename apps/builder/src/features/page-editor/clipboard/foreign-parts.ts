import type { Block, Image, Media } from "@tour/api";
import { changeFields, samplePictures } from "@tour/blocks/definitions";

const samples = new Set<string>(Object.values(samplePictures).map(({ url }) => url));

const keyOf = (url: string) => /^\/media\/([\w-]{22})\/\{size\}$/.exec(url)?.[1];

/** Keys of the pictures that organisers uploaded, each once. */
export function listUploads(blocks: readonly Block[]): string[] {
  const keys = new Set<string>();
  const note = (image: Partial<Image> | null | undefined) => {
    const key = keyOf(image?.url ?? "");
    if (key !== undefined) keys.add(key);
  };
  for (const block of blocks) {
    changeFields(block, {
      image: (value) => note(value as Image | null),
      media: (value) => note((value as Media | null)?.image),
    });
  }
  return [...keys];
}

/**
 * Blocks of another organiser's page as this one's may have them: without pictures that are not in
 * this one's library, and without links to tours that this one does not have. Sample pictures stay.
 */
export function leaveForeignParts(
  blocks: readonly Block[],
  ownKeys: ReadonlySet<string>,
): { blocks: Block[]; pictures: number } {
  let pictures = 0;
  const isOwn = (image: Partial<Image> | undefined) => {
    const url = image?.url ?? "";
    const isLeft = samples.has(url) || ownKeys.has(keyOf(url) ?? "");
    if (!isLeft) pictures += 1;
    return isLeft;
  };
  const left = blocks.map((block) =>
    changeFields(block, {
      image: (value) => (value && isOwn(value) ? value : null),
      media: (value) => (value && isOwn((value as Media).image) ? value : null),
      link: (value) => (value ? { ...value, tour_id: null } : value),
      tour: () => null,
    }),
  );
  return { blocks: left, pictures };
}
