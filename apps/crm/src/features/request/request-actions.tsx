import { contract } from "@tour/api/contract";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { texts as allTexts } from "../../texts/ru.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import styles from "./request-page.module.css";
import { isOutdated } from "./use-request.ts";
import type { useRequest } from "./use-request.ts";

const texts = allTexts.request;

/** What the organiser can do with a request now; nothing with one that is closed. */
export function RequestActions({
  request,
  confirm,
  decline,
  cancel,
}: ReturnType<typeof useRequest>) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { status } = request;
  const isWaiting = status === 1;
  const close = isWaiting ? decline : cancel;
  // Outdated: the request has changed, and the page says so.
  const send = (reason: { message: string; notify: boolean }) =>
    close.mutateAsync(reason).then(
      () => setAsking(false),
      (error: unknown) => {
        if (!isOutdated(error)) throw error;
        setAsking(false);
      },
    );
  const open = () => {
    [confirm, decline, cancel].forEach((one) => one.reset());
    setAsking(true);
  };
  const isChanged = [confirm, decline, cancel].some(({ error }) => isOutdated(error));
  return (
    <>
      {isChanged && <Message tone="warning">{texts.changed}</Message>}
      {confirm.error && !isChanged && (
        <Message tone="danger">{describeFailure(confirm.error)}</Message>
      )}
      {status <= 3 && (
        <div className={styles.actions}>
          {isWaiting && (
            <Button
              loading={confirm.isPending}
              onClick={() =>
                confirm.mutate(undefined, {
                  onSuccess: () => toast.show({ id: "confirmed", text: texts.confirmed }),
                })
              }
            >
              {texts.confirm}
            </Button>
          )}
          <Button variant="secondary" disabled={confirm.isPending} onClick={open}>
            {isWaiting ? texts.decline : texts.cancel}
          </Button>
        </div>
      )}
      {status <= 3 && (
        <ReasonDialog
          key={status}
          open={isAsking}
          close={() => setAsking(false)}
          words={isWaiting ? texts.declining : texts.cancelling}
          body={isWaiting ? contract.declineRequest.body! : contract.cancelRequestBySeller.body!}
          send={send}
        />
      )}
    </>
  );
}
