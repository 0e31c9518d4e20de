import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { tourEditorTexts } from "../../../texts/tour-editor.ru.ts";
import styles from "./editor.module.css";
import type { TourForm } from "./use-tour-form.ts";

const texts = tourEditorTexts.conflict;

/** Somebody saved first: theirs or mine. Nothing that was typed goes before the answer. */
export function Conflict({ tourForm: { state, autosave } }: { tourForm: TourForm }) {
  if (state.kind !== "conflict") return null;
  const choice = (
    <div className={styles.actions}>
      <Button size="s" onClick={() => void autosave.keepMine()}>
        {texts.mine}
      </Button>
      <Button size="s" variant="secondary" onClick={() => autosave.takeTheirs()}>
        {texts.theirs}
      </Button>
    </div>
  );
  return (
    <Message tone="warning" title={texts.title} action={choice}>
      {texts.text}
    </Message>
  );
}
