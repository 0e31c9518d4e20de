import { findBlock, findPicturePlace, listPicturePlaces } from "@tour/blocks/definitions";
import { blockIdOf } from "./block-elements.ts";
import type { PreviewTools } from "./preview-context.ts";
import type { Dropping, PreviewState } from "./preview-store.ts";

/** How long it stays in sight why files could not be put where they were let go, in ms. */
const reasonFor = 6000;

/** Files from the desktop that are held over the page: where they would land is marked, then the builder takes them. */
export function listenToFiles({ store, send }: PreviewTools): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = (dropping: Dropping | null) => {
    clearTimeout(timer);
    const isSame = JSON.stringify(dropping) === JSON.stringify(store.get().dropping);
    if (!isSame) store.set({ dropping });
  };

  const onOver = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    // The browser would open the file in the page's place.
    event.preventDefault();
    const held = [...event.dataTransfer.items].filter(({ kind }) => kind === "file").length;
    const dropping = store.get().isReading ? null : findDrop(event, store.get(), held || 1);
    const isTaken = dropping !== null && typeof dropping.place !== "string";
    event.dataTransfer.dropEffect = isTaken ? "copy" : "none";
    mark(dropping);
  };

  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const dropping = store.get().isReading ? null : findDrop(event, store.get(), files.length);
    if (dropping && typeof dropping.place === "string") {
      mark(dropping);
      timer = setTimeout(() => mark(null), reasonFor);
      return;
    }
    mark(null);
    if (dropping === null || typeof dropping.place === "string") return;
    const { id, place } = dropping;
    send({ type: "drop-pictures", data: { id, path: place.path, files } });
  };

  // Before the fields of the page: a text that is typed over would take the file as its own.
  document.addEventListener("dragover", onOver, true);
  document.addEventListener("drop", onDrop, true);
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) mark(null);
  });
}

/** Where so many files land at a point of the page; null outside of its blocks. */
function findDrop(
  { clientX, clientY }: DragEvent,
  { document: page }: PreviewState,
  count: number,
): Dropping | null {
  // Words, shades and tools lie over pictures.
  const under = document.elementsFromPoint(clientX, clientY);
  const id = under.map(blockIdOf).find((one) => one !== null);
  const block = id === undefined ? undefined : page.blocks[id];
  const definition = block && findBlock(block.type)?.definition;
  if (!block || !definition || id === undefined) return null;
  const pictures = under.map((element) => element.closest<HTMLElement>("[data-at-image]"));
  const picture = pictures.find((one) => one !== null && blockIdOf(one) === id);
  const places = listPicturePlaces(definition.content, block.content);
  return { id, place: findPicturePlace(places, picture?.dataset.atImage, count) };
}
