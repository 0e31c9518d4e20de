import "@tour/ui-kit/styles.css";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RichTextBox } from "./rich-text-box.tsx";

function show(change = vi.fn<(html: string) => void>()) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <>
      <input aria-label="Вопрос" />
      <RichTextBox label="Ответ" value="" change={change} />
      <input aria-label="Следующий вопрос" />
    </>,
  );
  return change;
}

const focused = () => document.activeElement?.getAttribute("aria-label");

test("Tab goes from the field before to the text, then to its tools as one stop, then on", async () => {
  const change = show();
  await userEvent.click(page.getByLabelText("Вопрос", { exact: true }));
  await userEvent.keyboard("{Tab}Чай");
  expect(change).toHaveBeenLastCalledWith("<p>Чай</p>");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Полужирный");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Курсив");
  await userEvent.keyboard("{End}");
  expect(focused()).toBe("Ссылка");
  await userEvent.keyboard("{Tab}");
  expect(focused()).toBe("Следующий вопрос");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Ссылка");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Ответ");
});

test("the tools are seen above the text", async () => {
  show();
  const [tools, text] = [page.getByRole("toolbar"), page.getByLabelText("Ответ")];
  await expect.element(text).toBeVisible();
  const topOf = (one: typeof text) => one.element().getBoundingClientRect().top;
  expect(topOf(tools)).toBeLessThan(topOf(text));
});
