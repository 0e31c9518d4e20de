import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { withoutRule } from "@tour/blocks/outline";
import { connectFrame } from "@tour/preview-protocol";
import type { Connection, ToPreview } from "@tour/preview-protocol";
import { NotDrawnError } from "./picture-queue.ts";

/** What blocks are drawn in: the site's look, and what the page shows. */
export interface Scene {
  page: PageData;
  css: string;
}

/** How long a picture is waited for, in ms. */
const patience = 15_000;

/**
 * Draws blocks in a frame of the site that nobody sees. It stands in the window, for browsers hold up what
 * is outside of it, and in a closed root, where neither keys nor screen readers come.
 */
export function createPictureDrawer(url: string, readScene: () => Scene) {
  let number = 0;
  const waiting = new Map<number, (picture: Blob | null | "failed") => void>();
  let isSilent = false;
  const host = document.body.appendChild(document.createElement("div"));
  host.inert = true;
  const frame = document.createElement("iframe");
  Object.assign(frame.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    inlineSize: "1280px",
    blockSize: "800px",
    border: "0",
    opacity: "0",
    scale: "0.01",
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  host.attachShadow({ mode: "closed" }).append(frame);
  frame.src = url;

  const show = (to: Connection<ToPreview>) => {
    const { page, css } = readScene();
    to.send({ type: "theme", data: { css } });
    to.send({ type: "blocks", data: { blocks: [], page } });
  };
  let connection!: Connection<ToPreview>;
  const ready = new Promise<void>((resolve, reject) => {
    connection = connectFrame({
      frame,
      url,
      purpose: "reading",
      receive: ({ type, data }) => {
        if (type === "ready" || type === "requires-blocks") {
          show(connection);
          resolve();
        } else if (type === "block-drawn") {
          waiting.get(data.number)?.(data.has_failed ? "failed" : data.picture);
        }
      },
      fail: (kind) => reject(new Error(`The frame is ${kind}`)),
    });
  });

  return {
    /** After the look or what the page shows has changed. */
    changeScene: () => show(connection),

    /** Whether it did not draw the last block in time, nor said why: another frame may. */
    get isSilent(): boolean {
      return isSilent;
    },

    /** Rejects with a `NotDrawnError` where this block was not drawn, with another where there is no frame. */
    async draw(block: Block): Promise<Blob | null> {
      await ready;
      number += 1;
      const own = number;
      // Where it stands and when it is seen does not change what it looks like.
      const shown = withoutRule({ ...block, is_hidden: false });
      const picture = await new Promise<Blob | null | "failed" | "late">((resolve) => {
        const timer = setTimeout(() => resolve("late"), patience);
        waiting.set(own, (drawn) => {
          clearTimeout(timer);
          resolve(drawn);
        });
        connection.send({ type: "draw-block", data: { number: own, block: shown } });
      });
      waiting.delete(own);
      isSilent = picture === "late";
      if (picture === "failed" || picture === "late") throw new NotDrawnError(picture);
      return picture;
    },

    close(): void {
      connection.close();
      host.remove();
    },
  };
}

export type PictureDrawer = ReturnType<typeof createPictureDrawer>;
