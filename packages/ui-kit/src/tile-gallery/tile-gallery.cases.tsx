import { readUrl } from "../fullscreen-gallery/gallery-item.ts";
import { samplePictures } from "../fullscreen-gallery/gallery.sample.ts";
import type { KitCases } from "../kit-cases.ts";
import { TileGallery } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    tileGallery: {
      element: <TileGallery images={["/m/{size}"]} />,
      html: 'srcSet="/m/500x600 2x"',
    },
  },
  attributes: {
    tileGallery: (own) => (
      <TileGallery
        {...own}
        images={samplePictures.slice(0, 1).map(({ image }) => readUrl(image))}
      />
    ),
  },
};
