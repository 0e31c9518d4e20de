import { createBlock } from "@tour/blocks/definitions";
import { client } from "@tour/office/api";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPanel } from "../../show-side-panel.tsx";

const imageOf = (letter: string, alt = "") => ({
  url: `/media/${letter.repeat(22)}/{size}`,
  ...{ alt, focal_x: 0.5, focal_y: 0.5 },
});

test("a picture stands in its row beside its words, or beside its name in the library", async () => {
  const file = { id: "b".repeat(22), image: imageOf("b"), width: 1, height: 1, name: "озеро.png" };
  const read = vi.spyOn(client, "listMedia").mockResolvedValue({
    data: [file],
    pagination: { page: 1, pages: 1, page_size: 48, items_count: 1 },
  });
  onTestFinished(() => void read.mockRestore());
  const block = createBlock(5);
  const images = [imageOf("a", "Всадники"), imageOf("b"), imageOf("c")];
  const media = images.map((image) => ({ kind: "image", image }));
  const { document } = showPanel([{ ...block, content: { ...block.content, media } }]);
  document.select(document.blocks()[0]!.id);
  for (const name of ["Всадники", "озеро.png", "Пункт 3"]) {
    const row = page.getByRole("button", { name, exact: true });
    await expect.element(row).toBeVisible();
    const [picture, words] = [...row.element().children].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(words!.left).toBeGreaterThanOrEqual(picture!.right);
    expect(words!.top).toBeGreaterThan(picture!.top);
    expect(words!.bottom).toBeLessThan(picture!.bottom);
  }
  const query = { organizer_id: 1, keys: `${"b".repeat(22)},${"c".repeat(22)}` };
  expect(read).toHaveBeenCalledWith({ query }, expect.anything());
});
