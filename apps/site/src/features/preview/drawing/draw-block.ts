import { findBlockElement } from "../block-elements.ts";
import { copyStill } from "./copy-still.ts";
import { readStyles } from "./read-styles.ts";

/** Of the window that the block is drawn in, and of the picture, in px. */
const view = { width: 1120, height: 700 };
const picture = { width: 448, height: 280 };

const xhtml = "http://www.w3.org/1999/xhtml";

/**
 * The top of a block as a small picture, in the page's own look. It is laid out anew inside of an SVG, at
 * the width of a computer whatever the window's is. Null for a block that shows nothing.
 */
export async function drawBlock(id: string): Promise<Blob | null> {
  const element = findBlockElement(id);
  if (!element || element.textContent === null) return null;
  // The fonts of the text are loaded once it is laid out, here or where it is out of sight.
  const { height } = element.getBoundingClientRect();
  await document.fonts.ready;
  const [copy, css] = await Promise.all([copyStill(element), readStyles()]);
  const image = await readImage(makeSvg(copy, css, height));
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, picture.width, picture.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", 0.8));
}

function makeSvg(copy: Element, css: string, height: number): string {
  const page = document.implementation.createDocument(xhtml, "html");
  const body = page.createElementNS(xhtml, "body");
  // A block that is lower than the window stands in the middle of it.
  const above = Math.max(0, Math.round((view.height - height) / 2));
  body.append(page.adoptNode(copy));
  page.documentElement.append(body);
  const html = new XMLSerializer().serializeToString(page.documentElement);
  const { fontSize, backgroundColor } = getComputedStyle(document.documentElement);
  const { width } = view;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${view.height}" font-size="${fontSize}">` +
    `<style>${css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>` +
    `<rect width="100%" height="100%" fill="${backgroundColor}"/>` +
    `<foreignObject y="${above}" width="${width}" height="${Math.max(view.height, height)}">${html}</foreignObject></svg>`
  );
}

async function readImage(svg: string): Promise<HTMLImageElement> {
  // In a task of its own: what is begun while the page is being left is taken for a ping, and refused.
  await new Promise((resolve) => setTimeout(resolve));
  const image = new Image();
  // oxlint-disable-next-line no-control-regex -- XML has no place for these, and one would spoil it all
  const text = svg.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
