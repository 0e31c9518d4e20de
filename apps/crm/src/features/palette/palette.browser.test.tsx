import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { Outlet, createRoute } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleRow } from "../../requests/sample-row.ts";
import { useCommands } from "../../shell/commands.ts";
import { makeOrganizerRoute, mountRoutes } from "../../shell/mount.tsx";
import { paletteTexts as texts } from "../../texts/palette.ru.ts";
import { Palette } from "./palette.tsx";

const guest = sampleRow({ id: 42, chat_id: 5, guest: "Пётр Ильин", phone: "+79031234567" });
const emptyList = {
  data: [] as object[],
  pagination: { page: 1, pages: 1, items_count: 0, page_size: 50 },
};

/** Shows the palette over a screen that can do one thing; `list` answers for requests. */
function show(list: (q: string | null) => Promise<object[]>, does = () => {}) {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    const isList = pathname.endsWith("/request/list");
    const data = isList ? await list(searchParams.get("q")) : [];
    return Response.json({ ...emptyList, data, counts: { late: 0, by_status: [] } });
  });
  function Frame() {
    useCommands([{ id: "confirm", label: "Подтвердить", run: does }]);
    return (
      <>
        <Palette />
        <Outlet />
      </>
    );
  }
  return mountRoutes((root) => {
    const organizerRoute = makeOrganizerRoute(root, Frame);
    const anyRoute = createRoute({ getParentRoute: () => organizerRoute, path: "$" });
    return [organizerRoute.addChildren([anyRoute])];
  }, "/1/tours");
}

const field = () => page.getByRole("combobox", { name: texts.label });
const active = () => {
  const id = field().element().getAttribute("aria-activedescendant");
  return id && document.getElementById(id)?.textContent;
};
const open = async () => {
  await expect
    .element(page.getByRole("button", { name: `${texts.open} (${texts.shortcut})` }))
    .toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field()).toHaveFocus();
};

test("a phone finds its request and its guest, and keys choose where to go", async () => {
  const { address } = show(async (q) => (q === "8 903 123" ? [guest] : []));
  await open();
  await userEvent.type(field(), "8 903 123");
  const options = page.getByRole("option");
  await expect.element(options.filter({ hasText: "example.com" })).toBeVisible();
  await expect.poll(active).toContain("Пётр Ильин");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(address).toBe("/1/guests/5");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("what the screen can do comes first, and is done once the screen is back", async () => {
  const done = vi.fn(() => document.querySelector("dialog[open]"));
  show(async () => [], done);
  await open();
  expect(active()).toBe("Подтвердить");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => done.mock.results.map(({ value }) => value as unknown)).toEqual([null]);
});

test("sections are found by parts of their words, and nothing is said to be nothing", async () => {
  const { address } = show(async () => []);
  await open();
  await userEvent.type(field(), "опазд");
  await expect.poll(active).toBe(texts.sections.late);
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/1/requests?late=true");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await open();
  await userEvent.type(field(), "такого нет");
  await expect.element(page.getByText(texts.nothing, { exact: false })).toBeVisible();
});
