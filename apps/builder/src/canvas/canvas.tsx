import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { useRef } from "react";
import { useEditor } from "../document/editor-context.ts";
import { texts } from "../texts/ru.ts";
import { answerPreview } from "./answer-preview.ts";
import styles from "./canvas.module.css";
import { deviceWidths } from "./device-width.ts";
import type { DeviceWidth } from "./device-width.ts";
import { useFitScale } from "./use-fit-scale.ts";
import { usePreview } from "./use-preview.ts";

interface CanvasProps {
  width: DeviceWidth;
  css: string;
}

/** The site itself in a frame of the chosen width, shrunk to fit; it answers edits as they are made. */
export function Canvas({ width, css }: CanvasProps) {
  const editor = useEditor();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useFitScale(stage, deviceWidths[width]);
  const url = new URL("/tour-view", editor.site.url).href;
  const preview = usePreview({
    frame,
    url,
    document: editor.document,
    page: editor.page,
    css,
    receive: (message) => answerPreview(editor, message),
  });
  const { state } = preview;

  return (
    <div ref={stage} className={styles.stage} data-width={width}>
      <div
        className={styles.device}
        style={{ inlineSize: deviceWidths[width] * scale }}
        data-ready={state.kind === "ready"}
      >
        <iframe
          key={preview.attempt}
          ref={frame}
          className={styles.frame}
          title={texts.preview.title}
          src={url}
          onLoad={preview.markLoaded}
          style={{
            inlineSize: deviceWidths[width],
            blockSize: `${100 / scale}%`,
            scale: `${scale}`,
          }}
        />
      </div>
      {state.kind === "connecting" && (
        <p className={styles.notice}>
          <Spinner /> {texts.preview.connecting}
        </p>
      )}
      {state.kind !== "connecting" && state.kind !== "ready" && (
        <div className={styles.notice} role="alert">
          <strong>{texts.preview.diagnosis[state.kind].title}</strong>
          <p>{texts.preview.diagnosis[state.kind].text}</p>
          <Button variant="secondary" onClick={preview.retry}>
            {texts.preview.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
