import { listSeen } from "@tour/blocks/definitions";
import { findBlockElement } from "./block-elements.ts";
import type { PreviewTools } from "./preview-context.ts";

/** Tells what of a block's content is on the page, for as long as the builder wants to know. */
export function tellSeen({ store, send }: PreviewTools, container: HTMLElement): void {
  let told = "";
  const tell = () => {
    const { document, tellsSeen: id } = store.get();
    const content = id === null ? undefined : document.blocks[id]?.content;
    const element = id === null ? null : findBlockElement(id);
    if (id === null || !content || !element) return;
    if (element.querySelector("[data-preview-loading]")) return;
    const marks = [...element.querySelectorAll<HTMLElement>("[data-at], [data-at-image]")].flatMap(
      ({ dataset: { at, atImage } }) => [at, atImage].filter((path) => path !== undefined),
    );
    const drawn = { marks, text: element.textContent ?? "", html: element.innerHTML };
    const paths = listSeen(content, drawn);
    const news = JSON.stringify([id, paths]);
    if (news === told) return;
    told = news;
    send({ type: "content-seen", data: { id, paths } });
  };
  // What comes later, such as pictures or the code of a variant, is seen then.
  new MutationObserver(tell).observe(container, { subtree: true, childList: true });
  store.subscribe(() => requestAnimationFrame(tell));
}
