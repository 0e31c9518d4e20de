import type { RequestAction } from "@tour/api";
import { bookingCalls } from "@tour/api/contract";
import { requestTexts as texts } from "../../texts/request.ru.ts";
import { declineWords, describeEffect } from "./describe-action.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { isOutdated } from "./use-request.ts";
import type { useRequest } from "./use-request.ts";

interface ClosingDialogProps extends Pick<ReturnType<typeof useRequest>, "decline" | "cancel"> {
  open: boolean;
  close: () => void;
  /** That declines or cancels. */
  action: RequestAction;
  /** The request has changed meanwhile, and nothing was done; the dialog is to be closed then. */
  onOutdated: () => void;
}

/** Asks why before a request is declined or cancelled, and does it. */
export function ClosingDialog({
  open,
  close,
  action,
  decline,
  cancel,
  onOutdated,
}: ClosingDialogProps) {
  const isDecline = action.name.startsWith("decline");
  const deed = isDecline ? decline : cancel;
  return (
    <ReasonDialog
      open={open}
      close={close}
      words={isDecline ? declineWords(action) : texts.cancelling}
      effect={describeEffect(action)}
      body={
        isDecline ? bookingCalls.declineRequest.body! : bookingCalls.cancelRequestBySeller.body!
      }
      send={(reason) =>
        deed.mutateAsync(reason).then(close, (error: unknown) => {
          if (!isOutdated(error)) throw error;
          onOutdated();
        })
      }
    />
  );
}
