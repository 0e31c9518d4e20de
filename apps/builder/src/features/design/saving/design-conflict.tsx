import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useState } from "react";
import { useStore } from "zustand";
import { texts } from "../../../texts/ru.ts";
import { colorOf, describePart, namePart } from "./describe-part.ts";
import type { Design, DesignPart } from "./design-parts.ts";
import styles from "./design-conflict.module.css";
import type { DesignSaver } from "./design-saver.ts";
import type { DesignClash } from "./merge-designs.ts";

type Side = "mine" | "theirs";

interface DesignConflictProps {
  saver: DesignSaver;
  titleOf: (presetType: string) => string;
}

/** Two changed the same of the design: of each part, one of both stays. All else is merged already. */
export function DesignConflict({ saver, titleOf }: DesignConflictProps) {
  const { state } = useStore(saver.store);
  if (state.kind !== "conflict") return null;
  return <Choice clashes={state.clashes} titleOf={titleOf} resolve={saver.resolve} />;
}

interface ChoiceProps extends Pick<DesignConflictProps, "titleOf"> {
  clashes: readonly DesignClash[];
  resolve: DesignSaver["resolve"];
}

function Choice({ clashes, titleOf, resolve }: ChoiceProps) {
  const [chosen, setChosen] = useState<Partial<Record<DesignPart, Side>>>({});
  const sideOf = (part: DesignPart): Side => chosen[part] ?? "mine";
  const isWhole = clashes.some(({ part }) => part === "preset_type");
  const words = texts.design.conflict;
  return (
    <Modal
      open
      persistent
      hideClose
      onOpenChange={() => undefined}
      title={words.title}
      footer={<Button onClick={() => resolve(sideOf)}>{texts.conflict.submit}</Button>}
    >
      <p>{isWhole ? words.looks : words.text}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={clash.part} className={styles.clash}>
            <h3 className={styles.part}>{namePart(clash.part)}</h3>
            <RadioGroup<Side>
              aria-label={namePart(clash.part)}
              orientation="none"
              value={sideOf(clash.part)}
              onValueChange={(side) => setChosen((before) => ({ ...before, [clash.part]: side }))}
              className={styles.sides}
            >
              {(["mine", "theirs"] as const).map((side) => (
                <Radio
                  key={side}
                  value={side}
                  description={<Value design={clash[side]} part={clash.part} titleOf={titleOf} />}
                >
                  {texts.conflict[side]}
                </Radio>
              ))}
            </RadioGroup>
          </li>
        ))}
      </ul>
    </Modal>
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
