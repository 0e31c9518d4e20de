import { imageUrl } from "@tour/api";
import type { ProgrammePassage } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { Copy, X } from "lucide-react";
import type { ReactNode } from "react";
import { programmeTexts } from "../texts/programme.ru.ts";
import styles from "./left-passage.module.css";

const texts = programmeTexts.rest;

interface LeftPassageProps {
  passage: ProgrammePassage;
  /** Its place in the document, from 1. */
  number: number;
  dismiss: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A passage of a document that has no place in the tour. */
export function LeftPassage({ passage, number, dismiss, children }: LeftPassageProps) {
  const { kind, text, image, problem } = passage;
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.show({ id: "copied", tone: "success", text: texts.copied }),
      () => toast.show({ id: "copied", tone: "danger", text: texts.notCopied }),
    );
  return (
    <li className={styles.passage}>
      <div className={styles.words}>
        {image && (
          <img
            className={styles.picture}
            src={imageUrl(image, "320x00")}
            alt={programmeTexts.pictureAlt(number)}
            loading="lazy"
          />
        )}
        {text && <p>{text}</p>}
        {problem && <p className={styles.problem}>{texts.picture(problem)}</p>}
      </div>
      <div className={styles.actions}>
        {children}
        {kind !== "picture" && (
          <Button size="s" variant="ghost" aria-label={texts.copy(number)} onClick={copy}>
            <Copy size={16} aria-hidden />
          </Button>
        )}
        <Button size="s" variant="ghost" aria-label={texts.dismiss(number)} onClick={dismiss}>
          <X size={16} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
