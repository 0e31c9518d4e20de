import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LogoColors } from "./logo-colors.tsx";

/** A picture of stripes, in px of their height. */
function draw(stripes: [height: number, color: string][]): string {
  const canvas = document.createElement("canvas");
  canvas.width = 200;
  canvas.height = 200;
  const context = canvas.getContext("2d")!;
  let top = 0;
  for (const [height, color] of stripes) {
    context.fillStyle = color;
    context.fillRect(0, top, 200, height);
    top += height;
  }
  return canvas.toDataURL("image/png");
}

function show(url: string) {
  const choose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const logo = { url, alt: "", focal_x: 0.5, focal_y: 0.5 };
  root.render(
    <QueryClientProvider client={client}>
      <LogoColors logo={logo} disabled={false} choose={choose} />
    </QueryClientProvider>,
  );
  return { choose, client };
}

test("a colour of the logo is chosen by one press", async () => {
  const { choose } = show(
    draw([
      [120, "#ffffff"],
      [50, "#1f6a47"],
      [30, "#e47828"],
    ]),
  );
  const colors = page.getByRole("group", { name: "Цвета логотипа" }).getByRole("button");
  await expect.poll(() => colors.elements()).toHaveLength(2);
  await userEvent.click(page.getByRole("button", { name: "Взять главным цветом #1f6a47" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("#1f6a47");
});

test("a grey logo, or one that does not come, proposes nothing", async () => {
  for (const url of [draw([[200, "#808080"]]), "/no-such-logo.png"]) {
    const { client } = show(url);
    await expect.poll(() => client.isFetching()).toBe(0);
    await expect.poll(() => client.getQueryCache().getAll()).toHaveLength(1);
    expect(page.getByRole("group", { name: "Цвета логотипа" }).elements()).toEqual([]);
  }
});
