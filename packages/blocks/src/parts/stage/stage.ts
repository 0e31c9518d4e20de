import type { PageFacts } from "../../page-data/page-data.ts";
import styles from "./stage.module.css";

/** Classes of what comes first and second on a first screen; in the builder's preview nothing moves. */
export const stage = ({ isPreview }: Pick<PageFacts, "isPreview">) =>
  isPreview ? { words: "", acts: "" } : { words: styles.words, acts: styles.acts };
