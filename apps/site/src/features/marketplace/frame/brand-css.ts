import type { SiteMetadata } from "@tour/api";
import { presetProperties, presetToCss } from "@tour/theme";

/**
 * The brands of several organisers on one page: each one's custom properties under its own
 * attribute, so that its panel looks as its site does, and the faces of all their fonts once.
 */
export function brandCss(sites: readonly SiteMetadata[]): string {
  const faces = new Set<string>();
  const rules = sites.map((site) => {
    for (const face of facesOf(site)) faces.add(face);
    const properties = Object.entries(presetProperties(site.preset_type, site.preset));
    const declarations = properties.map(([name, value]) => `${name}:${value}`).join(";");
    return `[data-brand="${site.id}"]{${declarations}}`;
  });
  return [...faces, ...rules].join("\n");
}

const facesOf = (site: SiteMetadata) =>
  presetToCss(site.preset_type, site.preset).match(/@font-face\{[^}]*\}/g) ?? [];
