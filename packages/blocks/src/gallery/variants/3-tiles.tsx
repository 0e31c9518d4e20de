"use client";

import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { TileGallery } from "@tour/ui-kit/tile-gallery";
import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { listShots } from "../parts/list-shots.ts";
import type { Shot } from "../parts/list-shots.ts";
import styles from "./3-tiles.module.css";

/** Says where in the content each tile's picture stands: the preview replaces it there. */
function markTiles(root: HTMLElement | null, tiles: readonly Shot[]): void {
  for (const [place, tile] of root?.querySelectorAll("li").entries() ?? []) {
    tile.dataset["atImage"] = tiles[place]?.at;
  }
}

/** Six tiles beside the words, and a button for all pictures. A video stands before them. */
export const variant = defineVariant(
  gallery,
  { number: 3, title: "Плитка", interactive: true },
  ({ content, data }) => {
    const shots = listShots(content, data);
    const video = shots.find(({ media }) => media.kind === "video" && media.video_url);
    const pictures = shots.filter((shot) => shot !== video);
    const tiles = video ? [video, ...pictures] : pictures;
    return (
      <Section>
        <div className={styles.layout}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <LocaleProvider locale={ru}>
            <TileGallery
              ref={(root) => markTiles(root, tiles)}
              images={pictures.map(({ media }) => media.image)}
              videoUrl={video?.media.video_url}
              videoPoster={video?.media.image}
              label={content.heading.title || texts.gallery.label}
              backCloses
            />
          </LocaleProvider>
        </div>
      </Section>
    );
  },
);
