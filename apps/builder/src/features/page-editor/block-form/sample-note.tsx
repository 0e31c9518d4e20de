import type { Block } from "@tour/api";
import { listSampleTexts } from "@tour/blocks/definitions";
import { useMemo } from "react";
import { texts } from "../../../texts/ru.ts";
import styles from "./block-form.module.css";

/** Names the fields that still say what the sample says; nothing once all are the organiser's. */
export function SampleNote({ block }: { block: Block }) {
  const labels = useMemo(
    () => [...new Set(listSampleTexts(block).map(({ label }) => label.toLocaleLowerCase("ru")))],
    [block],
  );
  if (labels.length === 0) return null;
  return <p className={styles.sample}>{texts.sample.note(labels.join(", "))}</p>;
}
