import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useState } from "react";
import type { ReactNode } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./clash-dialog.module.css";

export type Side = "mine" | "theirs";

/** What two have changed, in both of its forms. */
export interface ShownClash extends Record<Side, ReactNode> {
  key: string;
  /** What it is, as its field is called. */
  place: string;
}

interface ClashDialogProps {
  title: string;
  text: string;
  clashes: readonly ShownClash[];
  /** Is given which of both stays of each, by its key. */
  resolve: (sideOf: (key: string) => Side) => void;
}

/** Two changed the same: of each part, one of both forms stays. It can't be left unanswered. */
export function ClashDialog({ title, text, clashes, resolve }: ClashDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (key: string): Side => chosen[key] ?? "mine";
  return (
    <Modal
      open
      persistent
      hideClose
      onOpenChange={() => undefined}
      width={720}
      title={title}
      footer={<Button onClick={() => resolve(sideOf)}>{texts.conflict.submit}</Button>}
    >
      <p>{text}</p>
      <ul className={styles.clashes}>
        {clashes.map(({ key, place, ...forms }) => (
          <li key={key} className={styles.clash}>
            <h3 className={styles.place}>{place}</h3>
            <RadioGroup<Side>
              aria-label={place}
              orientation="none"
              value={sideOf(key)}
              onValueChange={(side) => setChosen((before) => ({ ...before, [key]: side }))}
              className={styles.sides}
            >
              {(["mine", "theirs"] as const).map((side) => (
                <Radio key={side} value={side} description={forms[side]}>
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
