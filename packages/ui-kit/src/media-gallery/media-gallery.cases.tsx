import { samplePictures } from "../fullscreen-gallery/gallery.sample.ts";
import type { KitCases } from "../kit-cases.ts";
import { MediaGallery } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    mediaGallery: {
      element: (
        <MediaGallery items={[{ image: "/m/1/{size}", alt: "Lake" }, { image: "/m/2/{size}" }]} />
      ),
      html: 'href="/m/1/2000x00"',
    },
  },
  attributes: {
    // A picture that there is: one that fails says so at a moment of its own.
    mediaGallery: (own) => <MediaGallery {...own} items={samplePictures.slice(0, 1)} />,
  },
};
