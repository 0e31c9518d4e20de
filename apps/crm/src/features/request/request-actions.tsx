import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { useCommands } from "../../shell/commands.ts";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { undoneDeclineTexts } from "../../texts/undo.ru.ts";
import { ClosingDialog } from "./closing-dialog.tsx";
import { describeConfirming, findAction } from "./describe-action.ts";
import styles from "./request-page.module.css";
import { isOutdated } from "./use-request.ts";
import type { useRequest } from "./use-request.ts";

/** What the server lets be done with a request now; nothing with one that is closed. */
export function RequestActions({
  request,
  confirm,
  decline,
  cancel,
}: ReturnType<typeof useRequest>) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { status, actions } = request;
  const confirming = findAction(actions, "confirm");
  const declining = findAction(actions, "decline");
  // Who can decline needs no second word for it.
  const closing = declining ?? findAction(actions, "cancel");
  const open = () => {
    [confirm, decline, cancel].forEach((one) => one.reset());
    setAsking(true);
  };
  const confirmNow = () =>
    confirm.mutate(undefined, {
      onSuccess: () => toast.show({ id: "confirmed", text: texts.confirmed }),
    });
  const closeWord = declining ? texts.decline : texts.cancel;
  useCommands([
    ...(confirming ? [{ id: "confirm", label: texts.confirm, run: confirmNow }] : []),
    ...(closing ? [{ id: "close", label: closeWord, run: open }] : []),
  ]);
  const isChanged = [confirm, decline, cancel].some(({ error }) => isOutdated(error));
  return (
    <>
      {isChanged && <Message tone="warning">{texts.changed}</Message>}
      {request.is_being_declined && <Message>{undoneDeclineTexts.pending}</Message>}
      {confirm.error && !isChanged && (
        <Message tone="danger">{describeFailure(confirm.error)}</Message>
      )}
      {confirming && <p className={styles.quiet}>{describeConfirming(confirming, request)}</p>}
      {(confirming || closing) && (
        <div className={styles.actions}>
          {confirming && (
            <Button loading={confirm.isPending} onClick={confirmNow}>
              {texts.confirm}
            </Button>
          )}
          {closing && (
            <Button variant="secondary" disabled={confirm.isPending} onClick={open}>
              {closeWord}
            </Button>
          )}
        </div>
      )}
      {closing && (
        <ClosingDialog
          key={status}
          open={isAsking}
          close={() => setAsking(false)}
          action={closing}
          {...{ decline, cancel }}
          // That the request has changed is said by the page.
          onOutdated={() => setAsking(false)}
        />
      )}
    </>
  );
}
