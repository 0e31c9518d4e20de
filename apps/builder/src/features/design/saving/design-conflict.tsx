import { useStore } from "zustand";
import { ClashDialog } from "../../../saving/clash-dialog.tsx";
import { texts } from "../../../texts/ru.ts";
import { colorOf, describePart, namePart } from "./describe-part.ts";
import type { Design, DesignPart } from "./design-parts.ts";
import styles from "./design-conflict.module.css";
import type { DesignSaver } from "./design-saver.ts";
import type { DesignClash } from "./merge-designs.ts";

interface DesignConflictProps {
  saver: DesignSaver;
  titleOf: (presetType: string) => string;
}

/** Two changed the same of the design. All else is merged already. */
export function DesignConflict({ saver, titleOf }: DesignConflictProps) {
  const { state } = useStore(saver.store);
  if (state.kind !== "conflict") return null;
  const isWhole = state.clashes.some(({ part }) => part === "preset_type");
  const words = texts.design.conflict;
  const show = ({ part, ...designs }: DesignClash) => ({
    key: part,
    place: namePart(part),
    mine: <Value design={designs.mine} {...{ part, titleOf }} />,
    theirs: <Value design={designs.theirs} {...{ part, titleOf }} />,
  });
  return (
    <ClashDialog
      title={words.title}
      text={isWhole ? words.looks : words.text}
      clashes={state.clashes.map(show)}
      resolve={saver.resolve}
    />
  );
}

interface ValueProps extends Pick<DesignConflictProps, "titleOf"> {
  design: Design;
  part: DesignPart;
}

function Value({ design, part, titleOf }: ValueProps) {
  const color = colorOf(design, part);
  return (
    <span className={styles.value}>
      {color !== null && (
        <span className={styles.color} style={{ background: color }} aria-hidden />
      )}
      {describePart(design, part, titleOf)}
    </span>
  );
}
