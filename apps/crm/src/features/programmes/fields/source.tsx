import type { ProgrammePassage } from "@tour/api";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import styles from "./fields.module.css";

const plain = (text: string) => text.replace(/[\s.,;:]+/g, " ").trim();

interface SourceProps {
  value: string;
  passages: readonly ProgrammePassage[];
}

/** The place of the document that something was read from; what is the same word for word is only named so. */
export function Source({ value, passages }: SourceProps) {
  const said = passages.map(({ text }) => text).filter(Boolean);
  if (said.length === 0) return <p className={styles.verbatim}>{texts.noSource}</p>;
  if (plain(said.join(" ")) === plain(value)) {
    return <p className={styles.verbatim}>{texts.sameWords}</p>;
  }
  return (
    <blockquote className={styles.source} aria-label={texts.source}>
      <TruncateText>
        {said.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </TruncateText>
    </blockquote>
  );
}
