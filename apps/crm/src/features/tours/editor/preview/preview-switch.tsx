import { Button } from "@tour/ui-kit/button";
import { Segmented } from "@tour/ui-kit/segmented";
import { PanelRightClose, PanelRightOpen } from "lucide-react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import styles from "./page-preview.module.css";
import type { PreviewLayout } from "./use-preview-layout.ts";

const texts = tourEditorTexts.preview;
const views = [
  { value: "form", label: texts.form },
  { value: "page", label: texts.title },
] as const;

/** Shows and hides the page beside the form; where there is room for one of them, chooses which. */
export function PreviewSwitch({ layout: { isBeside, isShown, show } }: { layout: PreviewLayout }) {
  if (!isBeside) {
    return (
      <Segmented
        className={styles.switch}
        fullWidth
        aria-label={texts.switch}
        options={views}
        value={isShown ? "page" : "form"}
        onValueChange={(view) => show(view === "page")}
      />
    );
  }
  return (
    <Button
      size="s"
      variant="ghost"
      className={styles.toggle}
      iconStart={isShown ? <PanelRightClose size={16} /> : <PanelRightOpen size={16} />}
      onClick={() => show(!isShown)}
    >
      {isShown ? texts.hide : texts.show}
    </Button>
  );
}
