import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useEffect, useRef, useState } from "react";
import type { ValueClash } from "../../../document/merging/merge-values.ts";
import { tourPanelTexts } from "../../../texts/tour-panel.ru.ts";
import styles from "./tour-panel.module.css";

const texts = tourPanelTexts.conflict;
type Side = "mine" | "theirs";

export interface ConflictProps {
  clashes: readonly ValueClash[];
  /** What a field is called, by its place in the form. */
  nameOf: (path: readonly string[]) => string;
  /** What one of the two has there, in words; a text and a number as they are without it. */
  describe?: ((path: readonly string[], value: unknown) => string | undefined) | undefined;
  resolve: (side: (clash: ValueClash) => Side) => void;
}

const keyOf = ({ path }: ValueClash) => path.join(".");

function read(value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.empty;
  return typeof value === "object" ? texts.other : String(value as string | number);
}

/** Two changed the same fields of a tour: of each, one of both stays. */
export function Conflict({ clashes, nameOf, describe, resolve }: ConflictProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  }, []);
  const sideOf = (clash: ValueClash): Side => chosen[keyOf(clash)] ?? "mine";
  return (
    <section ref={section} className={styles.conflict} aria-label={texts.title} tabIndex={-1}>
      <Message tone="warning" title={texts.title}>
        {texts.text}
      </Message>
      {clashes.map((clash) => (
        <div key={keyOf(clash)} className={styles.clash}>
          <h3 className={styles.subtitle}>{nameOf(clash.path)}</h3>
          <RadioGroup<Side>
            aria-label={nameOf(clash.path)}
            value={sideOf(clash)}
            onValueChange={(side) => setChosen((before) => ({ ...before, [keyOf(clash)]: side }))}
          >
            {(["mine", "theirs"] as const).map((side) => (
              <Radio
                key={side}
                value={side}
                description={describe?.(clash.path, clash[side]) ?? read(clash[side])}
              >
                {texts[side]}
              </Radio>
            ))}
          </RadioGroup>
        </div>
      ))}
      <Button onClick={() => resolve(sideOf)}>{texts.submit}</Button>
    </section>
  );
}
