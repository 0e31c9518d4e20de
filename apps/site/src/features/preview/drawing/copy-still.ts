import { readDataUrl } from "./read-data-url.ts";

/** A picture in a block is shown so small that this width, in px, is enough of it. */
const enough = 320;

/** What moves, loads or is only for hands. */
const left = "script, iframe, video, audio, noscript, source, [data-overlay]";

/** A copy of an element that needs nothing more to be loaded. */
export async function copyStill(element: Element): Promise<Element> {
  const copy = element.cloneNode(true) as Element;
  // It may be far from the window, where blocks are left out (skip-while-far.ts).
  copy.removeAttribute("data-far");
  for (const one of copy.querySelectorAll(left)) one.remove();
  await Promise.all([...copy.querySelectorAll("img")].map(inlinePicture));
  return copy;
}

async function inlinePicture(image: HTMLImageElement): Promise<void> {
  const data = await readDataUrl(chooseSize(image));
  for (const name of ["srcset", "sizes", "loading", "decoding"]) image.removeAttribute(name);
  if (data) image.setAttribute("src", data);
  else for (const name of ["src", "alt"]) image.removeAttribute(name);
}

/** The smallest of a picture's sizes that is large enough. */
function chooseSize(image: HTMLImageElement): string {
  const sizes = (image.getAttribute("srcset") ?? "").split(",").flatMap((entry) => {
    const [, address, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(entry) ?? [];
    return address ? [{ address, width: Number(width) }] : [];
  });
  const [smallest] = sizes
    .filter(({ width }) => width >= enough)
    .toSorted((a, b) => a.width - b.width);
  return smallest?.address ?? image.getAttribute("src") ?? "";
}
