import type { KitCases } from "../kit-cases.ts";
import { samplePictures } from "./gallery.sample.ts";
import { FullscreenGallery } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    fullscreenGallery: {
      element: <FullscreenGallery items={[{ image: "/m/{size}" }]} open onOpenChange={() => {}} />,
      html: 'src="/m/1200x00"',
    },
  },
  attributes: {
    fullscreenGallery: (own) => (
      <FullscreenGallery
        {...own}
        items={samplePictures.slice(0, 1)}
        open={false}
        onOpenChange={() => {}}
      />
    ),
  },
};
