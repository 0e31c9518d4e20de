import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import type { FrameState } from "@tour/office/page-frame";
import { connectFrame } from "@tour/preview-protocol";
import type { Connection, ToPreview } from "@tour/preview-protocol";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";

/** How long typing rests before the page follows, in ms. */
const restTime = 250;

interface PagePreview {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the preview page. */
  url: string;
  blocks: Block[];
  page: PageData;
  /** The preset as custom properties. */
  css: string;
}

/** Keeps the page in the frame as what it is given; it is drawn anew in its place, so its scroll stays. */
export function usePagePreview({ frame, url, blocks, page, css }: PagePreview) {
  const [state, setState] = useState<FrameState>({ kind: "connecting" });
  const [attempt, setAttempt] = useState(0);
  const connection = useRef<Connection<ToPreview> | null>(null);
  const sendPage = useEffectEvent(() => {
    connection.current?.send({ type: "theme", data: { css } });
    connection.current?.send({ type: "blocks", data: { blocks, page } });
  });

  useEffect(() => {
    if (!frame.current) return;
    const made = connectFrame({
      frame: frame.current,
      url,
      purpose: "reading",
      receive: ({ type }) => {
        if (type !== "ready" && type !== "requires-blocks") return;
        setState({ kind: "ready" });
        sendPage();
      },
      fail: (kind) => setState({ kind }),
    });
    connection.current = made;
    return () => {
      made.close();
      connection.current = null;
    };
  }, [frame, url, attempt]);

  useEffect(() => {
    const timer = setTimeout(sendPage, restTime);
    return () => clearTimeout(timer);
  }, [blocks, page, css]);

  return {
    state,
    attempt,
    retry: () => {
      setState({ kind: "connecting" });
      setAttempt((count) => count + 1);
    },
  };
}
