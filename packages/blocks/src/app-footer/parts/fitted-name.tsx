import { maxWordLength, splitName } from "./split-name.ts";
import type { NameLines } from "./split-name.ts";
import styles from "./fitted-name.module.css";

/** Letters in a line, at most, on phones: more would make small letters. */
const maxOnPhone = 10;

/** On wide pages two lines are enough, or the name would fill the window. */
const maxOnWide = (name: string) => Math.max(18, Math.ceil(name.length / 2) + 4);

/** Numbers of letters that the style sheet knows; the next higher one is taken. */
const steps = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 22, 28, 40];

const stepOf = (lines: NameLines) => {
  const letters = maxWordLength(lines);
  return steps.find((step) => step >= letters) ?? steps.at(-1);
};

/**
 * A name as wide as its column, in as few lines as its length asks for, whatever the font. The
 * style sheet first sets a size that surely fits, then measures, without any script.
 */
export function FittedName({ name }: { name: string }) {
  if (!name.trim()) return null;
  const wide = splitName(name, maxOnWide(name));
  const narrow = splitName(name, maxOnPhone);
  return (
    <p className={styles.name}>
      <Fitted lines={narrow} page="narrow" />
      <Fitted lines={wide} page="wide" />
    </p>
  );
}

function Fitted({ lines, page }: { lines: NameLines; page: "wide" | "narrow" }) {
  return (
    <span
      className={styles.fitted}
      data-page={page}
      data-letters={stepOf(lines)}
      data-measured={lines.join("\n")}
    >
      <span className={styles.room}>
        <span className={styles.text}>{lines.join("\n")}</span>
      </span>
    </span>
  );
}
