import type { RequestStatus } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { Modal } from "@tour/ui-kit/modal";
import { useEffect } from "react";
import formStyles from "../../../shell/form-dialog.module.css";
import { requestTexts as texts } from "../../../texts/request.ru.ts";
import { ClosingDialog } from "../closing-dialog.tsx";
import { describeConfirming } from "../describe-action.ts";
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
  const tellOutdated = () => {
    toast.show({ id: "request", tone: "warning", text: texts.changed });
    close();
  };
  const confirmNow = () =>
    confirm.mutate(undefined, {
      onSuccess: () => {
        toast.show({ id: "confirmed", text: texts.confirmed });
        close();
      },
      // What else went wrong stands in the dialog.
      onError: (error) => isOutdated(error) && tellOutdated(),
    });
  if (action.name.startsWith("confirm")) {
    return (
      <Modal
        open
        persistent={confirm.isPending}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.confirming(id)}
        footer={
          <div className={formStyles.actions}>
            <Button loading={confirm.isPending} onClick={confirmNow}>
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
  return (
    <ClosingDialog open close={close} {...{ action, decline, cancel }} onOutdated={tellOutdated} />
  );
}
