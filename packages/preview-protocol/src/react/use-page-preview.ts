"use client";

import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import type { Diagnosis } from "../connection/connect-builder.ts";
import { connectFrame } from "../connection/connect-frame.ts";
import type { Connection } from "../connection/connect-preview.ts";
import type { ToPreview } from "../messages/to-preview.ts";

/** How long typing rests before the page follows, in ms. */
const restTime = 250;

export interface PagePreview {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the preview page. */
  url: string;
  blocks: Block[];
  page: PageData;
  /** The preset as custom properties. */
  css: string;
  /** The block whose shown content is asked for. */
  seenOf?: string | undefined;
}

/**
 * A page of the site that is only looked at, without tools: the frame is kept as what is given, and drawn
 * anew in its place, so that its scroll stays. Under another `attempt` the frame has to be loaded anew.
 */
export function usePagePreview({ frame, url, blocks, page, css, seenOf }: PagePreview) {
  const [state, setState] = useState<{ kind: "connecting" | "ready" | Diagnosis }>({
    kind: "connecting",
  });
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number | null>(null);
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const connection = useRef<Connection<ToPreview> | null>(null);
  const sendPage = useEffectEvent(() => {
    connection.current?.send({ type: "theme", data: { css } });
    connection.current?.send({ type: "blocks", data: { blocks, page } });
    if (seenOf !== undefined) connection.current?.send({ type: "tell-seen", data: { id: seenOf } });
  });

  useEffect(() => {
    if (!frame.current) return;
    const made = connectFrame({
      frame: frame.current,
      url,
      purpose: "reading",
      receive: ({ type, data }) => {
        if (type === "page-height") return setHeight(data.height);
        if (type === "content-seen") return setSeen(data.paths);
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
    /** Of all that is on the page, in px at the width of the frame; null until it is known. */
    height,
    /** Dotted paths of what of the asked block's content is on the page; null until it is known. */
    seen,
    attempt,
    retry: () => {
      setState({ kind: "connecting" });
      setAttempt((count) => count + 1);
    },
  };
}
