import { useBlocker } from "@tanstack/react-router";
import type { ShouldBlockFn } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useCallback, useEffect, useState } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./unsaved-changes-guard.module.css";
import { leavingStore, mayLeave, useHasUnsaved } from "./unsaved.ts";

interface Asked {
  answer: (leave: boolean) => void;
  /** How many changes wait for a network; 0 where it is about forms. */
  unsent: number;
}

/** Parts of one screen differ in their search only: nothing is lost between them. */
const blockOtherScreens: ShouldBlockFn = async ({ current, next }) =>
  current.pathname !== next.pathname && !(await mayLeave());

/** Asks before a screen with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function UnsavedChangesGuard() {
  const hasUnsaved = useHasUnsaved();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (unsent = 0) => new Promise<boolean>((answer) => setAsked({ answer, unsent })),
    [],
  );
  useEffect(() => {
    leavingStore.setState({ ask });
    return () => leavingStore.setState({ ask: null });
  }, [ask]);
  useBlocker({ shouldBlockFn: blockOtherScreens, disabled: !hasUnsaved });

  const settle = (leave: boolean) => {
    asked?.answer(leave);
    setAsked(null);
  };
  const isUnsent = asked !== null && asked.unsent > 0;
  const words = isUnsent ? texts.unsent : texts.leaving;
  return (
    <Modal
      open={asked !== null && (isUnsent || hasUnsaved)}
      onOpenChange={(isOpen) => !isOpen && settle(false)}
      title={words.title}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => settle(false)}>{words.stay}</Button>
          <Button variant="secondary" onClick={() => settle(true)}>
            {words.leave}
          </Button>
        </div>
      }
    >
      <p>{isUnsent ? texts.unsent.text(asked.unsent) : texts.leaving.text}</p>
    </Modal>
  );
}
