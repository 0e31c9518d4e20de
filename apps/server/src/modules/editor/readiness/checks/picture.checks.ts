import { refuseSmallFavicon } from "@tour/api";
import type { Media, ReadinessPlace } from "@tour/api";
import { blockTypes } from "@tour/blocks/definitions";
import { keyOfUrl, keysIn, stockNameOf } from "../../../media/media-path.ts";
import type { PublishedContent } from "../../../sites/site-content.ts";
import { listUndescribedIn } from "../../../media/map-images.ts";
import { noneOf, unless } from "../check.ts";
import type { Check, Finding } from "../check.ts";
import type { ReadinessFacts } from "../readiness-facts.ts";
import { listVisible, placeOf, placesWhere } from "../visible-blocks.ts";

/** What is shown rather than said. */
export const pictureChecks: readonly Check[] = [
  {
    name: "sample_pictures",
    weight: "advice",
    isOfContent: true,
    look: ({ content }) =>
      content
        ? noneOf(placesWhere(content, ({ block }) => keysIn(block.content).some(isStock)))
        : "not asked",
  },
  { name: "alts", weight: "advice", look: lookAtAlts },
  {
    name: "favicon",
    weight: "advice",
    isOfContent: true,
    look: ({ content, organizer, pictures }) => {
      if (!content) return "not asked";
      const key = organizer.logo && keyOfUrl(organizer.logo.url);
      const known = key ? pictures.get(key) : undefined;
      const isFit = known !== undefined && refuseSmallFavicon(known) === undefined;
      return unless(content.settings.favicon !== null, {
        fix: key && isFit ? { kind: "favicon", file_id: key } : null,
      });
    },
  },
  { name: "share_image", weight: "advice", isOfContent: true, look: lookAtShareImage },
  { name: "large_pictures", weight: "advice", look: lookAtWidths },
];

const isStock = (key: string) => stockNameOf(key) !== undefined;

function lookAtAlts({ content, tours }: ReadinessFacts): Finding {
  if (!content && tours.length === 0) return "not asked";
  const blocks = (content ? listVisible(content) : [])
    .map((placed) => ({
      place: placeOf(placed),
      count: listUndescribedIn(placed.block.content).length,
    }))
    .filter(({ count }) => count > 0);
  const silent = tours
    .filter(({ undescribed }) => undescribed > 0)
    .map(({ id, title, undescribed: count }) => ({
      place: { kind: "tour", id, title } as const,
      count,
    }));
  const found = [...blocks, ...silent];
  return noneOf(
    found.map(({ place }) => place),
    { count: found.reduce((sum, { count }) => sum + count, 0) },
  );
}

/** The picture of the main page's first screen, where it is the organiser's own. */
function findFirstPicture(content: PublishedContent, pictures: ReadinessFacts["pictures"]) {
  const placed = listVisible(content).find(({ block }) => block.type === blockTypes.mainIntro);
  const { image } = (placed?.block.content["media"] ?? {}) as Partial<Media>;
  const key = image && keyOfUrl(image.url);
  const size = key ? pictures.get(key) : undefined;
  return placed && key && size ? { placed, key, size } : undefined;
}

function lookAtShareImage({ content, pictures }: ReadinessFacts): Finding {
  if (!content) return "not asked";
  const first = findFirstPicture(content, pictures);
  return unless(content.settings.shareImage !== null, {
    fix: first
      ? {
          kind: "settings",
          settings: { share_image_file_id: first.key },
          before: { share_image_file_id: null },
        }
      : null,
  });
}

/** A narrower picture is blurred where it fills a screen, in px. */
const leastWidth = 1600;

function lookAtWidths({ content, tours, pictures }: ReadinessFacts): Finding {
  if (!content && tours.length === 0) return "not asked";
  const first = content && findFirstPicture(content, pictures);
  const ofSite = first && first.size.width < leastWidth ? [placeOf(first.placed)] : [];
  const ofTours = tours.flatMap(({ id, title, image }): ReadinessPlace[] => {
    const key = image && keyOfUrl(image.url);
    const width = (key ? pictures.get(key)?.width : undefined) ?? leastWidth;
    return width < leastWidth ? [{ kind: "tour", id, title }] : [];
  });
  return noneOf([...ofSite, ...ofTours]);
}
