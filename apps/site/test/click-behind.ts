import type { Locator } from "playwright";

/** A press behind the text's last letter. */
export async function clickBehind(text: Locator): Promise<void> {
  const { width, height } = (await text.boundingBox())!;
  await text.click({ position: { x: width - 2, y: height - 2 } });
}
