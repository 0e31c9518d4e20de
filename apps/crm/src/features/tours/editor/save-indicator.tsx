import { Button } from "@tour/ui-kit/button";
import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from "lucide-react";
import { tourEditorTexts } from "../../../texts/tour-editor.ru.ts";
import { listFailedSections } from "./list-failed-sections.ts";
import styles from "./save-indicator.module.css";
import { tourSections } from "./sections/index.ts";
import type { TourForm } from "./use-tour-form.ts";

const texts = tourEditorTexts.save;
const icons = {
  saved: Check,
  waiting: Pencil,
  saving: LoaderCircle,
  held: TriangleAlert,
  retrying: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
};

interface SaveIndicatorProps {
  tourForm: TourForm;
  open: (section: string) => void;
}

/** Whether everything that was typed is with the server, and the way to what is not. */
export function SaveIndicator({ tourForm, open }: SaveIndicatorProps) {
  const { form, autosave, state } = tourForm;
  const Icon = icons[state.kind];
  const [failed] = listFailedSections(state);
  const show = (section: string) => {
    open(section);
    // Also those that were never left say now what they lack.
    void form.validate();
  };
  return (
    <div className={styles.indicator} data-state={state.kind}>
      <p role="status" className={styles.words}>
        <Icon size={16} aria-hidden />
        <span>
          {texts[state.kind]}
          {state.kind === "held" &&
            `: ${tourSections.find(({ name }) => name === failed)?.title ?? state.message ?? ""}`}
          {state.kind === "refused" && `: ${state.message}`}
        </span>
      </p>
      {failed !== undefined && (
        <Button size="s" variant="ghost" onClick={() => show(failed)}>
          {texts.show}
        </Button>
      )}
      {state.kind === "refused" && state.status === 401 && (
        // In a tab of its own, which leads back to this tour: what is not saved stays here.
        <Button
          size="s"
          variant="ghost"
          href={`/sign-in?${new URLSearchParams({ next: window.location.pathname })}`}
          target="_blank"
        >
          {texts.signIn}
        </Button>
      )}
      {(state.kind === "retrying" || state.kind === "refused") && (
        <Button size="s" variant="ghost" onClick={() => void autosave.flush()}>
          {texts.again}
        </Button>
      )}
    </div>
  );
}
