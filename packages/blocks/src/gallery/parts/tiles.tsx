"use client";

import { LocaleProvider, tileGalleryRu } from "@tour/ui-kit/locale";
import { TileGallery } from "@tour/ui-kit/tile-gallery";
import { galleryLocale } from "../../parts/gallery/gallery-locale.ts";
import type { Shot } from "./list-shots.ts";

const locale = {
  ...galleryLocale,
  texts: { ...galleryLocale.texts, tileGallery: tileGalleryRu },
};

/** Says where in the content each tile's picture stands: the preview replaces it there. */
function markTiles(root: HTMLElement | null, tiles: readonly Shot[]): void {
  for (const [place, tile] of root?.querySelectorAll("li").entries() ?? []) {
    tile.dataset["atImage"] = tiles[place]?.at;
  }
}

interface TilesProps {
  shots: readonly Shot[];
  label: string;
  className?: string | undefined;
}

/** Pictures as the kit's tiles, which open over the window; a video stands before them. */
export function Tiles({ shots, label, className }: TilesProps) {
  const video = shots.find(({ media }) => media.kind === "video" && media.video_url);
  const pictures = shots.filter((shot) => shot !== video);
  const tiles = video ? [video, ...pictures] : pictures;
  return (
    <LocaleProvider locale={locale}>
      <TileGallery
        ref={(root) => markTiles(root, tiles)}
        images={pictures.map(({ media }) => media.image)}
        videoUrl={video?.media.video_url}
        videoPoster={video?.media.image}
        sizes="(width < 520px) 50vw, 34vw"
        label={label}
        className={className}
        backCloses
      />
    </LocaleProvider>
  );
}
