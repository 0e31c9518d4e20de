import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { layMosaic } from "../parts/lay-mosaic.ts";
import { listShots } from "../parts/list-shots.ts";
import type { Shot } from "../parts/list-shots.ts";
import { Mosaic } from "../parts/mosaic.tsx";

/** Bands that are seen at once; the others unfold. */
const bandsShown = 3;

function Bands({ shots }: { shots: readonly Shot[] }) {
  const bands = layMosaic(shots.length);
  const seen = bands.slice(0, bandsShown).reduce((sum, size) => sum + size, 0);
  const rest = shots.slice(seen);
  return (
    <>
      <Mosaic shots={shots.slice(0, seen)} />
      {rest.length > 0 && (
        <ShowMore label={texts.gallery.more(rest.length)}>
          <Mosaic shots={rest} />
        </ShowMore>
      )}
    </>
  );
}

/** Pictures of mixed sizes without a gap; one opens them over the window. */
export const variant = defineVariant(
  gallery,
  { number: 1, title: "Мозаика", interactive: true },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <GalleryRoot label={content.heading.title || texts.gallery.label}>
        {isIsland || <Bands shots={listShots(content, data)} />}
      </GalleryRoot>
    </Section>
  ),
);
