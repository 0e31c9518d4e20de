import { useNavigate } from "@tanstack/react-router";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import type { useCreateTour } from "../draft/use-create-tour.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import { findFault } from "../fields/find-fault.ts";
import styles from "../programmes.module.css";

interface CheckBarProps {
  drafting: Drafting;
  create: ReturnType<typeof useCreateTour>;
  remove: () => void;
  isRemoving: boolean;
  organizerId: number;
}

/** What is done with the whole document, and whether what was made of it is kept. */
export function CheckBar({ drafting, create, remove, isRemoving, organizerId }: CheckBarProps) {
  const navigate = useNavigate();
  const [isTried, setTried] = useState(false);
  const faulty = drafting.draft.findings.find((one) => one.is_taken && findFault(one));
  async function submit(): Promise<void> {
    setTried(true);
    if (faulty) return showField(faulty.id);
    if (await drafting.flush()) create.mutate();
  }
  async function leave(): Promise<void> {
    if (!(await drafting.flush())) return;
    void navigate({ to: "/$organizerId/tours", params: { organizerId }, search: {} });
  }
  return (
    <div className={styles.bar}>
      {isTried && faulty && <Message tone="warning">{texts.mend}</Message>}
      {create.error && <Message tone="danger">{describeFailure(create.error)}</Message>}
      {drafting.problem !== null && (
        <Message tone="danger">
          {texts.notSaved}: {drafting.problem}{" "}
          <Button size="s" variant="secondary" onClick={() => void drafting.flush()}>
            {texts.again}
          </Button>
        </Message>
      )}
      <div className={styles.barLine}>
        <Button loading={create.isPending} onClick={() => void submit()}>
          {texts.create}
        </Button>
        <Button variant="secondary" onClick={() => void leave()}>
          {texts.later}
        </Button>
        <Button variant="ghost" loading={isRemoving} onClick={remove}>
          {texts.remove}
        </Button>
        <span className={styles.state} role="status">
          {drafting.state === "waiting" && texts.saving}
          {drafting.state === "saved" && texts.saved}
        </span>
      </div>
      <p className={styles.quiet}>{texts.hidden}</p>
    </div>
  );
}

/** Leads to the field that has to be mended. */
function showField(id: string): void {
  const row = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("input:not([type=checkbox]), textarea, button")?.focus();
}
