import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { texts as allTexts } from "../texts/ru.ts";
import styles from "./page-frame.module.css";
import { useFitScale } from "./use-fit-scale.ts";

const texts = allTexts.pageFrame;

/** Whether the page has come, or why it has not. */
export interface FrameState {
  kind: "connecting" | "ready" | keyof typeof texts.diagnosis;
}

interface PageFrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  /** Of the page in px; it is shrunk where there is less room. As wide as its place without. */
  width?: number | undefined;
  /** Stands under the page, as wide as it is. */
  footer?: ReactNode;
  state: FrameState;
  /** Another number loads the frame anew. */
  attempt: number;
  retry: () => void;
}

/** A page of the site in a frame, or what keeps it from being there. */
export function PageFrame(props: PageFrameProps) {
  const { frame, url, title, width, footer, state, attempt, retry } = props;
  const stage = useRef<HTMLDivElement>(null);
  const scale = useFitScale(stage, width);
  return (
    <div ref={stage} className={styles.stage} data-width={width ?? "own"}>
      <div
        className={styles.device}
        style={{ inlineSize: width === undefined ? "100%" : width * scale }}
        data-ready={state.kind === "ready"}
      >
        <div className={styles.page}>
          <iframe
            key={attempt}
            ref={frame}
            className={styles.frame}
            title={title}
            src={url}
            style={{
              inlineSize: width ?? "100%",
              blockSize: `${100 / scale}%`,
              scale: `${scale}`,
            }}
          />
        </div>
        {footer}
      </div>
      {state.kind === "connecting" && (
        <p className={styles.notice} role="status">
          <Spinner /> {texts.connecting}
        </p>
      )}
      {state.kind !== "connecting" && state.kind !== "ready" && (
        <div className={styles.notice} role="alert">
          <strong>{texts.diagnosis[state.kind].title}</strong>
          <p>{texts.diagnosis[state.kind].text}</p>
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
