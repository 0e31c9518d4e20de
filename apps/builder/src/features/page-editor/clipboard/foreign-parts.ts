import type { Block, CopiedMedia, Image, Media } from "@tour/api";
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

/** Why a picture did not come along. `elsewhere`: it is in no library, but at some other address. */
export type LeftBehind = NonNullable<CopiedMedia["problem"]> | "elsewhere";

/** What became of pictures, by their keys: the addresses under which this organiser has them, or why not. */
export interface BroughtPictures {
  urls: ReadonlyMap<string, string>;
  problems: ReadonlyMap<string, LeftBehind>;
}

/**
 * Blocks of another organiser's page as this one's may have them: pictures are those of this one's
 * library, the others are left out and counted by their reason, and links to tours that this one does
 * not have lead to none. Sample pictures stay.
 */
export function leaveForeignParts(
  blocks: readonly Block[],
  { urls, problems }: BroughtPictures,
): { blocks: Block[]; left: ReadonlyMap<LeftBehind, number> } {
  const left = new Map<LeftBehind, number>();
  const bring = <Picture extends Partial<Image>>(image: Picture): Picture | null => {
    const url = image.url ?? "";
    if (samples.has(url)) return image;
    const key = keyOf(url) ?? "";
    const own = urls.get(key);
    if (own !== undefined) return { ...image, url: own };
    const problem = problems.get(key) ?? "elsewhere";
    left.set(problem, (left.get(problem) ?? 0) + 1);
    return null;
  };
  const bringMedia = (value: Media): Media | null => {
    const image = bring(value.image);
    return image && { ...value, image };
  };
  const brought = blocks.map((block) =>
    changeFields(block, {
      image: (value) => value && bring(value as Image),
      media: (value) => value && bringMedia(value as Media),
      link: (value) => (value ? { ...value, tour_id: null } : value),
      tour: () => null,
    }),
  );
  return { blocks: brought, left };
}
