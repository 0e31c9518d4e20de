import { imageUrl } from "@tour/api";
import type { OrganizerPublic } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { defaultAccent, readableOn } from "@tour/theme";
import type { LetterSender } from "../../emails/letter/letter.ts";
import type { PublishedContent } from "../../sites/site-content.ts";

/** The organiser's logo is shown 36 px high, on dense screens, too. */
const logoSize = "320x00";
/** Of buttons, in px, before there is a theme of one's own. */
export const defaultRadius = 10;
/** Rounder corners than half a button's height change nothing. */
const maxRadius = 26;

/** The organiser's theme: of their published site, or plain before there is one. */
export function readSender(
  organizer: OrganizerPublic,
  content: PublishedContent | undefined,
  siteUrl: string,
): LetterSender {
  const { name, phones, email } = organizer;
  const logo = content?.settings.logo ?? organizer.logo;
  const preset = content?.preset;
  const accent = preset?.accent_color ?? defaultAccent;
  return {
    name: content?.name || name,
    siteUrl,
    logoUrl: logo ? new URL(imageUrl(logo, logoSize), siteUrl).href : null,
    accent,
    onAccent: preset?.button_text_color ?? readableOn(accent),
    radius: Math.min(preset?.button_radius ?? defaultRadius, maxRadius),
    contacts: [
      ...phones.slice(0, 1).map((phone) => ({
        name: "",
        value: formatPhone(phone),
        href: phoneHref(phone),
      })),
      ...(email ? [{ name: "", value: email, href: `mailto:${email}` }] : []),
    ],
  };
}
