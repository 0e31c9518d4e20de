import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SkipLink } from "./skip-link.tsx";

test("the first press of Tab leads past the head, and is in sight while it does", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <>
      <SkipLink find={() => document.getElementById("content")}>К содержанию</SkipLink>
      <a href="#head">Шапка</a>
      <div id="content" tabIndex={-1}>
        <button type="button">Дальше</button>
      </div>
    </>,
  );
  const skip = page.getByRole("button", { name: "К содержанию" });
  const height = () => skip.element().getBoundingClientRect().height;
  await expect.element(skip).toBeInTheDocument();
  expect(height()).toBeLessThan(2);
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  expect(height()).toBeGreaterThan(40);
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Дальше" })).toHaveFocus();
});
