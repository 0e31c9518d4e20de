import { shorten } from "@tour/blocks/definitions";
import { findPresetType, readableOn } from "@tour/theme";
import type { PublishedContent } from "../site-content.ts";
import { keyOfUrl } from "../../media/media-path.ts";
import type { ShareImageContent } from "./share-layout.ts";

const maxTitleLength = 120;

/** What the share image says, in the colours of the site's preset. */
export function toShareContent(
  content: PublishedContent,
  domain: string,
  picture: string | null,
): ShareImageContent {
  const { preset, presetType, settings, name } = content;
  const surfaces = findPresetType(presetType)?.surfaces;
  const title = settings.title || name;
  return {
    name,
    title: shorten(title, maxTitleLength),
    domain,
    picture,
    colors: {
      accent: preset.accent_color,
      onAccent: preset.button_text_color ?? readableOn(preset.accent_color),
      background: surfaces?.background ?? "#ffffff",
      text: preset.header_color,
    },
    radius: preset.button_radius,
  };
}

/**
 * The first picture that a visitor always sees on the main page; its key in the media library. A block
 * that comes and goes gives none: messengers keep an image for as long as its version is published.
 */
export function findLeadPicture(blocks: PublishedContent["main"]): string | undefined {
  const own = blocks
    .filter((block) => !block.is_hidden && !block.shown)
    .map((block) => block.content);
  return findKey(own);
}

/** Depth first, in the order of the page; contents are of any shape. */
function findKey(value: unknown): string | undefined {
  if (typeof value === "string") return keyOfUrl(value);
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    // A logo is no view of anything.
    const key = name === "logo" ? undefined : findKey(part);
    if (key) return key;
  }
  return undefined;
}
