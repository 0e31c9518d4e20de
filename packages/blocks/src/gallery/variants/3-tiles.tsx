import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { DeferredHydration } from "../../parts/deferred-hydration/deferred-hydration.tsx";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { FewShots } from "../parts/few-shots.tsx";
import { listShots } from "../parts/list-shots.ts";
import { Tiles } from "../parts/tiles.tsx";
import styles from "./3-tiles.module.css";

/** With so few pictures each of them is large: tiles would leave most of the width empty. */
const few = 2;

const loadTiles = async () => (await import("../parts/tiles.tsx")).Tiles;

/** Six tiles from edge to edge of the page, and a button for all pictures. A video stands first. */
export const variant = defineVariant(
  gallery,
  { number: 3, title: "Плитка", interactive: true },
  ({ content, data }) => {
    const shots = listShots(content, data);
    const label = content.heading.title || texts.gallery.label;
    return (
      <Section width="bleed">
        <div className={styles.edge}>
          <BlockHeading heading={content.heading} className={styles.heading} />
        </div>
        {shots.length > few ? (
          <DeferredHydration
            drawn={isIsland || Tiles}
            load={loadTiles}
            props={{ shots, label, className: styles.tiles }}
          />
        ) : (
          <GalleryRoot label={label}>{isIsland || <FewShots shots={shots} />}</GalleryRoot>
        )}
      </Section>
    );
  },
);
