import type { Block } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { useState } from "react";
import { useStore } from "zustand";
import { useEditor } from "../../../document/editor-context.ts";
import type { Clash } from "../../../document/merging/merge-pages.ts";
import { texts } from "../../../texts/ru.ts";
import styles from "./conflict-dialog.module.css";
import { describePlace, describeValue } from "./describe-clash.ts";

type Side = "mine" | "theirs";
const keyOf = ({ id, path }: Clash) => `${id} ${path}`;

/** Two changed the same fields: of each, one of both stays. All else is merged already. */
export function ConflictDialog() {
  const { autosave, document } = useEditor();
  const { state } = useStore(autosave.store);
  if (state.kind !== "conflict") return null;
  const blocks = new Map(
    [...state.theirs.blocks, ...document.blocks()].map((one) => [one.id, one]),
  );
  return (
    <ClashForm
      key={state.theirs.version}
      clashes={state.clashes}
      blockOf={({ id }) => blocks.get(id)!}
      resolve={autosave.resolve}
    />
  );
}

interface ClashFormProps {
  clashes: readonly Clash[];
  blockOf: (clash: Clash) => Block;
  resolve: (choose: (clash: Clash) => Side) => unknown;
}

function ClashForm({ clashes, blockOf, resolve }: ClashFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (clash: Clash): Side => chosen[keyOf(clash)] ?? "mine";
  return (
    <Modal
      open
      persistent
      hideClose
      onOpenChange={() => undefined}
      width={720}
      title={texts.conflict.title}
      footer={<Button onClick={() => void resolve(sideOf)}>{texts.conflict.submit}</Button>}
    >
      <p>{texts.conflict.text}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={keyOf(clash)}>
            <ClashChoice
              {...{ clash, block: blockOf(clash), side: sideOf(clash) }}
              choose={(side) => setChosen((before) => ({ ...before, [keyOf(clash)]: side }))}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  block: Block;
  side: Side;
  choose: (side: Side) => void;
}

function ClashChoice({ clash, block, side, choose }: ClashChoiceProps) {
  const { time_zone: timeZone } = useEditor().site;
  const place = describePlace(block, clash);
  return (
    <section className={styles.clash}>
      <h3 className={styles.place}>{place}</h3>
      <RadioGroup<Side>
        aria-label={place}
        orientation="none"
        value={side}
        onValueChange={choose}
        className={styles.sides}
      >
        {(["mine", "theirs"] as const).map((one) => (
          <Radio
            key={one}
            value={one}
            description={describeValue(block, clash, clash[one], timeZone)}
          >
            {texts.conflict[one]}
          </Radio>
        ))}
      </RadioGroup>
    </section>
  );
}
