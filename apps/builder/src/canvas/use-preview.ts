import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import type { FrameState } from "@tour/office/page-frame";
import { connectFrame } from "@tour/preview-protocol";
import type {
  Connection,
  Operation,
  ToBuilder,
  ToolPlace,
  ToPreview,
} from "@tour/preview-protocol";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import type { DocumentStore } from "../document/document-store.ts";
import { judgeCheck } from "../fresh-entries/fresh-entries.ts";
import type { FreshEntries } from "../fresh-entries/fresh-entries.ts";

/** Dotted paths in the content of a block. */
export interface ShownPictures {
  id: string;
  paths: string[];
}

interface PreviewOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the preview page. */
  url: string;
  document: DocumentStore;
  /** What is wrong with these is not said yet. */
  fresh: FreshEntries;
  page: PageData;
  /** The preset as custom properties. */
  css: string;
  /** Where the tools of the selected block are. */
  tools: ToolPlace;
  /** What the user asked for in the preview. */
  receive: (message: ToBuilder) => void;
}

/** Keeps the preview in step with the document: the whole page once, then one operation an edit. */
export function usePreview(options: PreviewOptions) {
  const { frame, url, document, fresh, page, css, tools } = options;
  const [state, setState] = useState<FrameState>({ kind: "connecting" });
  const [attempt, setAttempt] = useState(0);
  const [pictures, setPictures] = useState<ShownPictures | null>(null);
  const connection = useRef<Connection<ToPreview> | null>(null);
  /** While the preview's own message is answered: what it chose is in sight already. */
  const isAnswering = useRef(false);

  const sendAll = useEffectEvent((to: Connection<ToPreview>, blocks: Block[]) => {
    to.send({ type: "theme", data: { css } });
    to.send({ type: "tools", data: { place: tools } });
    const judged = blocks.map((block) => judgeCheck(fresh.store.getState(), block));
    to.send({ type: "blocks", data: { blocks: judged, page } });
    const { selectedId } = document.store.getState();
    to.send({ type: "select", data: { id: selectedId } });
    return selectedId;
  });
  const receive = useEffectEvent((message: ToBuilder) => {
    if (message.type === "pictures-shown") return setPictures(message.data);
    isAnswering.current = true;
    options.receive(message);
    isAnswering.current = false;
  });

  useEffect(() => {
    if (!frame.current) return;
    const current = connectFrame({
      frame: frame.current,
      url,
      receive: (message) => {
        if (message.type === "ready" || message.type === "requires-blocks") {
          setState({ kind: "ready" });
          const selectedId = sendAll(current, document.blocks());
          if (selectedId !== null) {
            current.send({ type: "scroll-to-block", data: { id: selectedId } });
          }
        } else {
          receive(message);
        }
      },
      fail: (kind) => setState({ kind }),
    });
    connection.current = current;
    const sendOperation = (operation: Operation) =>
      current.send({ type: "operation", data: { operation } });
    const stopOperations = document.listen(({ operation }) =>
      sendOperation(
        operation.kind === "set-check" ? judgeCheck(fresh.store.getState(), operation) : operation,
      ),
    );
    const stopJudging = fresh.store.subscribe((entries, before) => {
      const { blocks } = document.store.getState().document;
      for (const id of new Set([...entries, ...before].map(({ blockId }) => blockId))) {
        const block = blocks[id];
        if (!block) continue;
        const { status, validation } = block;
        sendOperation(judgeCheck(entries, { kind: "set-check" as const, id, status, validation }));
      }
    });
    const stopFollowing = document.store.subscribe((next, before) => {
      if (next.shown && next.shown !== before.shown && !next.shown.isInForm) {
        current.send({ type: "scroll-to-block", data: { id: next.shown.id } });
      }
      if (next.selectedId !== before.selectedId) {
        current.send({ type: "select", data: { id: next.selectedId } });
        if (next.selectedId !== null && !isAnswering.current) {
          current.send({ type: "scroll-to-block", data: { id: next.selectedId } });
        }
      }
    });
    return () => {
      stopOperations();
      stopJudging();
      stopFollowing();
      current.close();
      connection.current = null;
    };
  }, [frame, url, document, fresh, attempt]);

  useEffect(() => {
    const current = connection.current;
    if (current) sendAll(current, document.blocks());
  }, [page, document]);

  useEffect(() => connection.current?.send({ type: "theme", data: { css } }), [css]);

  useEffect(() => connection.current?.send({ type: "tools", data: { place: tools } }), [tools]);

  return {
    state,
    /** What the preview told of the pictures of a block, while its tools are here. */
    pictures,
    offerPictures: useCallback(
      () => connection.current?.send({ type: "offer-pictures", data: {} }),
      [],
    ),
    /** A new try: the frame is loaded again under this key. */
    attempt,
    retry: useCallback(() => {
      setState({ kind: "connecting" });
      setAttempt((count) => count + 1);
    }, []),
  };
}
