import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { tellSignedIn } from "./sign-in-news.ts";
import { useSaveAfterSignIn } from "./use-save-after-sign-in.ts";

/** An editor whose saving stands so; answers what is called to save. */
async function show(state: { kind: string; status: number }) {
  const save = vi.fn();
  function Editor() {
    useSaveAfterSignIn({ readState: () => state, save });
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
  return save;
}

const ended = { kind: "refused", status: 401 };
const comeBack = () => window.dispatchEvent(new Event("focus"));

test("after a sign-in in another tab the editor saves by itself", async () => {
  const save = await show(ended);
  tellSignedIn();
  await expect.poll(() => save.mock.calls.length).toBe(1);
});

test("whoever comes back to the window after the session has ended is saved", async () => {
  const save = await show(ended);
  comeBack();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(save).toHaveBeenCalledTimes(2);
});

test("the control: what was refused for another reason waits for the user", async () => {
  const save = await show({ kind: "refused", status: 422 });
  comeBack();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(save).not.toHaveBeenCalled();
});
