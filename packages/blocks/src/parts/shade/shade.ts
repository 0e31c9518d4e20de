import type { Image } from "@tour/api";
import { toneOf } from "../picture/tone.ts";
import tones from "../picture/tone.module.css";
import styles from "./shade.module.css";

/** What a picture shows left of this leaves its right side to the words. */
const leftOf = 0.4;

/** The element that a picture fills, with words on it: their shade has the picture's own dark tone. */
export const shadedScreen = (image: Image | undefined, className: string | undefined) => ({
  className: `${styles.screen} ${tones.tone} ${className ?? ""}`,
  "data-has-media": image !== undefined,
  "data-tone": toneOf(image?.color),
  "data-words": image && image.focal_x < leftOf ? "end" : "start",
});

/** The words inside it. */
export const shadedWords = styles.words;

/** Words at the lower end of a picture as large as a card: they are as wide as it. */
export const shadedFoot = styles.foot;

/** What holds a picture as large as a card that ends softly above its words, which then cover nothing. */
export const endsAboveWords = styles.above;
