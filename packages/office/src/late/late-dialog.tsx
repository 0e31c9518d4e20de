import { Modal } from "@tour/ui-kit/modal";
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { latePart } from "./late-part.tsx";

interface DialogProps {
  open: boolean;
  close: () => void;
}

/**
 * A window whose code comes when it is opened for the first time; until it is there a window of the
 * same name and width says so, and may be closed. See `latePart`.
 */
export function lateDialog<Props extends DialogProps>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { title, width }: { title: string; width?: number },
) {
  function Frame({ shown, children }: { shown: Props; children: ReactNode }) {
    return (
      <Modal
        open={shown.open}
        onOpenChange={(isOpen) => !isOpen && shown.close()}
        title={title}
        width={width}
      >
        {children}
      </Modal>
    );
  }
  const Part = latePart(fetchCode, Frame);
  function Dialog(props: Props) {
    // It stays once it was there: a window that closes still moves away.
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen ? <Part {...props} /> : null;
  }
  return Object.assign(Dialog, { preload: Part.preload });
}
