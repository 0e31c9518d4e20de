import type { SiteMetadata } from "@tour/api";
import { defaultAccent } from "@tour/theme";

/** What a page goes on with when its metadata could not be read. Specification, section 8. */
export function emptyMetadata(host: string): SiteMetadata {
  const font = { font_family: "system-ui", font_weight: 400 };
  return {
    id: 0,
    name: "",
    domain: host,
    url: "",
    title: "",
    description: "",
    favicon: null,
    share_image: null,
    preset_type: "default",
    preset: {
      button_radius: 10,
      images_radius: 12,
      text_color: "#2b2738",
      text_size: 100,
      header_color: "#191428",
      header_size: 100,
      button_text_color: null,
      accent_color: defaultAccent,
      font_data: { header: { ...font, font_weight: 700 }, text: font },
    },
    logo: null,
    organizer_id: 0,
    is_indexable: false,
    is_need_to_display_agreement: false,
    is_need_to_display_privacy: false,
  };
}
