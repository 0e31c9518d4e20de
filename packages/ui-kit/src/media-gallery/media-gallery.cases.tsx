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
    mediaGallery: (own) => (
      <MediaGallery {...own} items={[{ image: "/sample-media/a", alt: "Lake" }]} />
    ),
  },
};
