import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { SaveState } from "../../document/autosave.ts";
import { tellSignedIn } from "../../shell/sign-in-news.ts";
import { useSaveAfterSignIn } from "./use-save-after-sign-in.ts";

/** An editor whose saving stands so; answers what is called to save. */
async function show(state: SaveState) {
  const store = createStore(() => ({ state, version: 1 }));
  const flush = vi.fn(async () => state);
  function Editor() {
    useSaveAfterSignIn({ store, flush });
    return "Редактор";
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Editor />);
  await expect.element(place).toHaveTextContent("Редактор");
  return flush;
}

const ended: SaveState = { kind: "refused", status: 401, message: "Войдите" };
const comeBack = () => window.dispatchEvent(new Event("focus"));

test("after a sign-in in another tab the editor saves by itself", async () => {
  const flush = await show(ended);
  tellSignedIn();
  await expect.poll(() => flush.mock.calls.length).toBe(1);
});

test("whoever comes back to the window after the session has ended is saved", async () => {
  const flush = await show(ended);
  comeBack();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).toHaveBeenCalledTimes(2);
});

test("the control: what was refused for another reason waits for the user", async () => {
  const flush = await show({ kind: "refused", status: 422, message: "Нельзя" });
  comeBack();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).not.toHaveBeenCalled();
});
