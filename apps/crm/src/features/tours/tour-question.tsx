import { Button } from "@tour/ui-kit/button";
import type { ButtonProps } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import type { ReactNode } from "react";
import styles from "./dialogs.module.css";

interface TourQuestionProps {
  texts: { title: (tour: string) => string; text: string; submit: string; back: string };
  /** Of the tour. */
  title: string;
  /** Of the button that does it. */
  variant?: ButtonProps["variant"];
  isBusy: boolean;
  act: () => void;
  close: () => void;
  /** What is said below the text. */
  children?: ReactNode;
}

/** Asks before something is done to a tour. */
export function TourQuestion(props: TourQuestionProps) {
  const { texts, title, variant, isBusy, act, close, children } = props;
  return (
    <Modal
      open
      onOpenChange={() => !isBusy && close()}
      title={texts.title(title)}
      footer={
        <div className={styles.actions}>
          <Button {...(variant && { variant })} loading={isBusy} onClick={act}>
            {texts.submit}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>{texts.text}</p>
        {children}
      </div>
    </Modal>
  );
}
