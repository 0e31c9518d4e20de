import type { Page } from "playwright";

/** The colour of a point in the window, as people see it: red, green and blue. */
export async function readPixel(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  const reader = await page.context().browser()!.newPage();
  const color = await reader.evaluate(
    async (data) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const context = new OffscreenCanvas(1, 1).getContext("2d")!;
      context.drawImage(image, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
  await reader.close();
  return color;
}
