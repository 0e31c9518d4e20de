import type { RequestStatus } from "@tour/api";
import { contract } from "@tour/api/contract";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useEffect } from "react";
import formStyles from "../../../shell/form-dialog.module.css";
import { requestTexts as texts } from "../../../texts/request.ru.ts";
import { declineWords, describeConfirming, describeEffect } from "../describe-action.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { isOutdated, useRequest } from "../use-request.ts";

interface BoardDropProps {
  id: number;
  to: RequestStatus;
  close: () => void;
}

/** Asks what a request's own page asks before it is moved to a status. */
export function BoardDrop({ id, to, close }: BoardDropProps) {
  const { request, confirm, decline, cancel } = useRequest(id);
  const toast = useToast();
  // The first of a status, as on the page: who can decline needs no second word for it.
  const action = request.actions.find((one) => one.to === to);
  const isGone = action === undefined && !confirm.isPending && !decline.isPending;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  if (!action) return null;
  const tellOutdated = (error: unknown) => {
    if (!isOutdated(error)) throw error;
    toast.show({ id: "request", tone: "warning", text: texts.changed });
    close();
  };
  if (action.name.startsWith("confirm")) {
    return (
      <Modal
        open
        persistent={confirm.isPending}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.confirming(id)}
        footer={
          <div className={formStyles.actions}>
            <Button
              loading={confirm.isPending}
              onClick={() =>
                void confirm
                  .mutateAsync()
                  .then(() => {
                    toast.show({ id: "confirmed", text: texts.confirmed });
                    close();
                  })
                  .catch(tellOutdated)
                  // What else went wrong stands in the dialog.
                  .catch(() => {})
              }
            >
              {texts.confirm}
            </Button>
            <Button variant="secondary" disabled={confirm.isPending} onClick={close}>
              {texts.notNow}
            </Button>
          </div>
        }
      >
        <p>{describeConfirming(action, request)}</p>
        {confirm.isError && <Message tone="danger">{describeFailure(confirm.error)}</Message>}
      </Modal>
    );
  }
  const isDecline = action.name.startsWith("decline");
  const deed = isDecline ? decline : cancel;
  return (
    <ReasonDialog
      open
      close={close}
      words={isDecline ? declineWords(action) : texts.cancelling}
      effect={describeEffect(action)}
      body={isDecline ? contract.declineRequest.body! : contract.cancelRequestBySeller.body!}
      send={(reason) => deed.mutateAsync(reason).then(close, tellOutdated)}
    />
  );
}
