import { Button } from "@tour/ui-kit/button";
import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from "lucide-react";
import { texts } from "../texts/ru.ts";
import styles from "./save-status.module.css";

const icons = {
  saved: Check,
  waiting: Pencil,
  saving: LoaderCircle,
  retrying: CloudOff,
  refused: TriangleAlert,
  conflict: TriangleAlert,
};

interface SaveStatusProps {
  /** How what saves by itself stands; `checking` names what the server checks meanwhile. */
  state:
    | { kind: "saved" | "waiting" | "retrying" | "conflict" }
    | { kind: "saving"; checking?: readonly string[] }
    | { kind: "refused"; status: number; message: string };
  /** Whether this browser keeps what the server does not have yet. */
  isKept?: boolean;
  /** Where signing in anew leads back to. */
  path: string;
  again: () => void;
}

/** Whether everything that was changed is with the server. */
export function SaveStatus({ state, isKept = true, path, again }: SaveStatusProps) {
  const Icon = icons[state.kind];
  return (
    <p className={styles.indicator} data-state={state.kind} role="status">
      <Icon size={16} aria-hidden />
      <span className={styles.text}>
        {describe(state, isKept)}
        {state.kind === "refused" && `: ${state.message}`}
      </span>
      {state.kind === "refused" && state.status === 401 && (
        // In a tab of its own, which leads back to this screen: what is not saved stays here.
        <Button
          size="s"
          variant="ghost"
          href={`/sign-in?${new URLSearchParams({ next: path })}`}
          target="_blank"
        >
          {texts.save.signIn}
        </Button>
      )}
      {(state.kind === "retrying" || state.kind === "refused") && (
        <Button size="s" variant="ghost" onClick={again}>
          {texts.save.again}
        </Button>
      )}
    </p>
  );
}

function describe(state: SaveStatusProps["state"], isKept: boolean): string {
  if (state.kind === "retrying" && !isKept) return texts.save.retryingUnkept;
  if (state.kind === "saving" && state.checking?.length) return texts.save.checking;
  return texts.save[state.kind];
}
