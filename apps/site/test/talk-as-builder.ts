import type { ToBuilder, ToPreview } from "@tour/preview-protocol";
import type { Page } from "playwright";

/** What the script of `builder-page.ts` keeps in its window. */
export interface Builder {
  post: (type: string, data: unknown) => void;
  heard: ToBuilder[];
}

/** Says to the preview, and hears of it, what the page of `builder-page.ts` does. */
export function talkAsBuilder(page: () => Page) {
  const heard = async (type: ToBuilder["type"]) =>
    (await page().evaluate(() => (globalThis as never as Builder).heard))
      .filter((message) => message.type === type)
      .map(({ data }) => data);
  return {
    post: <Type extends ToPreview["type"]>(
      type: Type,
      data: Extract<ToPreview, { type: Type }>["data"],
    ) =>
      page().evaluate(([name, value]) => (globalThis as never as Builder).post(name, value), [
        type,
        data,
      ] as const),
    heard,
    last: async (type: ToBuilder["type"]) => (await heard(type)).at(-1),
  };
}
