import type { Locator, Page } from "playwright";

/** What hands do, each of which counts one; what is typed is the content itself and counts nothing. */
export interface Hands {
  click: (on: Locator) => Promise<void>;
  doubleClick: (on: Locator) => Promise<void>;
  press: (key: string) => Promise<void>;
  drag: (from: Locator, to: Locator) => Promise<void>;
  /** A file from outside, let go of over an element of the page. */
  drop: (on: Locator) => Promise<void>;
  type: (text: string) => Promise<void>;
}

/** Does one task with counted hands, and answers how many times they did something. */
export async function countHands(
  page: Page,
  task: (hands: Hands) => Promise<void>,
  isTouch = false,
): Promise<number> {
  let count = 0;
  const click = async (on: Locator) => {
    count += 1;
    await (isTouch ? on.tap() : on.click());
  };
  await task({
    click,
    doubleClick: async (on) => {
      count += 1;
      await on.dblclick();
    },
    press: async (key) => {
      count += 1;
      await page.keyboard.press(key);
    },
    drag: async (from, to) => {
      count += 1;
      await dragBetween(page, from, to);
    },
    drop: async (on) => {
      count += 1;
      await on.evaluate(dropPicture);
    },
    type: (text) => page.keyboard.type(text),
  });
  return count;
}

async function dragBetween(page: Page, from: Locator, to: Locator): Promise<void> {
  const [begin, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(begin.x + begin.width / 2, begin.y + begin.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** In the page: lets go of a picture that nobody has uploaded before over the middle of an element. */
async function dropPicture(element: Element): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 400;
  canvas.getContext("2d")!.fillStyle = `hsl(${Math.random()}turn 50% 50%)`;
  canvas.getContext("2d")!.fillRect(0, 0, 400, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([blob!], "озеро.png", { type: "image/png" }));
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + Math.min(height, innerHeight) / 2 };
  const options = { ...at, dataTransfer, bubbles: true, cancelable: true };
  element.dispatchEvent(new DragEvent("dragover", options));
  element.dispatchEvent(new DragEvent("drop", options));
}
