import { Button } from "@tour/ui-kit/button";
import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from "lucide-react";
import { useStore } from "zustand";
import { texts } from "../../texts/ru.ts";
import { useEditor } from "../../document/editor-context.ts";
import styles from "./save-indicator.module.css";

const icons = {
  saved: Check,
  waiting: Pencil,
  saving: LoaderCircle,
  retrying: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
};

/** Whether everything that was typed is with the server. */
export function SaveIndicator() {
  const { autosave, organizerId, type } = useEditor();
  const { state } = useStore(autosave.store);
  const Icon = icons[state.kind];
  return (
    <p className={styles.indicator} data-state={state.kind} role="status">
      <Icon size={16} aria-hidden />
      <span className={styles.text}>
        {texts.save[state.kind === "saving" && state.checking.length > 0 ? "checking" : state.kind]}
        {state.kind === "refused" && `: ${state.message}`}
      </span>
      {state.kind === "refused" && state.status === 401 && (
        // In a tab of its own, which leads back to this page: what is not saved stays here.
        <Button
          size="s"
          variant="ghost"
          href={`/sign-in?${new URLSearchParams({ next: `/${organizerId}/page/${type}` })}`}
          target="_blank"
        >
          {texts.save.signIn}
        </Button>
      )}
      {(state.kind === "retrying" || state.kind === "refused") && (
        <Button size="s" variant="ghost" onClick={() => void autosave.flush()}>
          {texts.save.again}
        </Button>
      )}
    </p>
  );
}
