import type { Preset } from "@tour/theme";
import type { UploadedFont, UploadedFontFamily } from "./list-uploaded-families.ts";

/** What the parts of one family's entry share. */
export interface UploadedFamilyProps {
  organizerId: number;
  family: UploadedFontFamily;
  /** All families of the organiser. */
  families: readonly UploadedFontFamily[];
  /** What the site's preset is set in. */
  data: Preset["font_data"];
  disabled: boolean;
  /** Called once the list of fonts is another. */
  changed: () => Promise<unknown>;
  /** Keeps the preset with a font that was renamed or made another weight. */
  follow: (data: Preset["font_data"]) => Promise<unknown>;
  /** Null once the preset on the screen is with the server, else why it is not. */
  save: () => Promise<string | null>;
}

export interface UploadedWeightProps extends UploadedFamilyProps {
  font: UploadedFont;
}
