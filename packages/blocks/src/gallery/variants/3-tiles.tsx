"use client";

import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { TileGallery } from "@tour/ui-kit/tile-gallery";
import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/as-served/as-served.ts";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { FewShots } from "../parts/few-shots.tsx";
import { listShots } from "../parts/list-shots.ts";
import type { Shot } from "../parts/list-shots.ts";
import styles from "./3-tiles.module.css";

/** Says where in the content each tile's picture stands: the preview replaces it there. */
function markTiles(root: HTMLElement | null, tiles: readonly Shot[]): void {
  for (const [place, tile] of root?.querySelectorAll("li").entries() ?? []) {
    tile.dataset["atImage"] = tiles[place]?.at;
  }
}

/** With so few pictures each of them is large: tiles would leave most of the width empty. */
const few = 2;

/** Six tiles beside the words, and a button for all pictures. A video stands before them. */
export const variant = defineVariant(
  gallery,
  { number: 3, title: "Плитка", interactive: true },
  ({ content, data }) => {
    const shots = listShots(content, data);
    const label = content.heading.title || texts.gallery.label;
    return (
      <Section>
        <div className={styles.layout}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          {shots.length > few ? (
            <Tiles shots={shots} label={label} />
          ) : (
            <GalleryRoot label={label}>{isIsland || <FewShots shots={shots} />}</GalleryRoot>
          )}
        </div>
      </Section>
    );
  },
);

function Tiles({ shots, label }: { shots: readonly Shot[]; label: string }) {
  const video = shots.find(({ media }) => media.kind === "video" && media.video_url);
  const pictures = shots.filter((shot) => shot !== video);
  const tiles = video ? [video, ...pictures] : pictures;
  return (
    <LocaleProvider locale={ru}>
      <TileGallery
        ref={(root) => markTiles(root, tiles)}
        images={pictures.map(({ media }) => media.image)}
        videoUrl={video?.media.video_url}
        videoPoster={video?.media.image}
        label={label}
        className={styles.tiles}
        backCloses
      />
    </LocaleProvider>
  );
}
