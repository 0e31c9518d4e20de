import { useBlocker } from "@tanstack/react-router";
import type { ShouldBlockFn } from "@tanstack/react-router";
import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { useCallback, useEffect, useState } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./unsaved-changes-guard.module.css";
import { leavingStore, mayLeave, useHasUnsaved } from "./unsaved.ts";

/** Parts of one screen differ in their search only: nothing is lost between them. */
const blockOtherScreens: ShouldBlockFn = async ({ current, next }) =>
  current.pathname !== next.pathname && !(await mayLeave());

/** Asks before a screen with unsaved changes is left, by a link, by Back, or by closing the tab. */
export function UnsavedChangesGuard() {
  const hasUnsaved = useHasUnsaved();
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  useEffect(() => {
    leavingStore.setState({ ask });
    return () => leavingStore.setState({ ask: null });
  }, [ask]);
  useBlocker({ shouldBlockFn: blockOtherScreens, disabled: !hasUnsaved });

  const settle = (leave: boolean) => {
    answer?.(leave);
    setAnswer(null);
  };
  return (
    <Modal
      open={answer !== null && hasUnsaved}
      onOpenChange={(isOpen) => !isOpen && settle(false)}
      title={texts.leaving.title}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => settle(false)}>{texts.leaving.stay}</Button>
          <Button variant="secondary" onClick={() => settle(true)}>
            {texts.leaving.leave}
          </Button>
        </div>
      }
    >
      <p>{texts.leaving.text}</p>
    </Modal>
  );
}
