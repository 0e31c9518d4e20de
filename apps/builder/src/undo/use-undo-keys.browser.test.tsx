import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useUndoKeys } from "./use-undo-keys.ts";

function Screen({ undo }: { undo: () => void }) {
  useUndoKeys({ undo, redo: () => undefined });
  return <input type="search" aria-label="Поиск" />;
}

test("what is looked for is taken back by the browser; once it is cleared, the page's step is", async () => {
  const undo = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Screen undo={undo} />);
  const search = page.getByRole("searchbox", { name: "Поиск" });
  await userEvent.type(search, "вопр");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo).not.toHaveBeenCalled();
  await userEvent.clear(search);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(search).toHaveValue("");
});
