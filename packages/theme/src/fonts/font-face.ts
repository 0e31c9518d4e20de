/** One `@font-face`: a file of a family that covers some weights and characters. */
export type FontFace = {
  family: string;
  /** One weight, or a variable font's range as "400 700". */
  weight: number | `${number} ${number}`;
  style: "normal" | "italic";
  /** Root-relative or https address of a woff2 file. */
  url: string;
  /** `U+0400-045F,U+2116`; without it the file serves all characters. */
  unicodeRange?: string;
  /** Name in `fontFiles`, for files that come with this package. */
  file?: string;
};
