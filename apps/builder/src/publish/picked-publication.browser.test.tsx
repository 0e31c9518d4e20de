import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Block } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { createBlock } from "@tour/blocks/definitions";
import { findPresetType } from "@tour/theme";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../texts/ru.ts";
import { PickedPublication } from "./picked-publication.tsx";

const { comparison, publish: texts } = allTexts;
const { preset } = findPresetType("taiga")!;
const metadata = { id: 1, name: "Тропа", title: "", description: "", preset_type: "taiga", preset };

const intro = { ...createBlock(3), id: "intro" };
const about = { ...createBlock(5), id: "about" };
const rewritten = (block: Block, title: string): Block => ({
  ...block,
  content: { ...block.content, title },
});

/** The draft's main page over the one that is on the site; frames of the page never come. */
function show(draft: Block[], published: Block[], ofSite: object | boolean = false) {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const account = { is_confirmed: true, email: "" };
  queryClient.setQueryData(builderQueries.account(client).queryKey, account as never);
  const shown = { version: 1, main: published, tour: [], documents: [], site: metadata };
  queryClient.setQueryData(builderQueries.publishedSite(client, 1).queryKey, shown as never);
  queryClient.setQueryData(["organizer", 1, "publish-draft", "tour"], []);
  const site = {
    ...{ ...metadata, organizer_id: 1, preview_url: "about:blank", missing_documents: [] },
    ...{ published_at: "2027-01-01T00:00:00Z" },
    has_unpublished: { main: true, tour: false, site: Boolean(ofSite) },
    ...(ofSite === true ? { name: "Кедровая тропа" } : ofSite),
  };
  const publish = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    root.unmount();
    place.remove();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <PickedPublication
        organizerId={1}
        site={site as never}
        edited={{ page: "main", listBlocks: () => draft }}
        {...{ showBlock: undefined, publish, schedule: vi.fn(), leave: () => {} }}
      />
    </QueryClientProvider>,
  );
  return publish;
}

const box = (title: string) => page.getByRole("checkbox", { name: texts.goesOut(title) });
const button = (name: string) => page.getByRole("button", { name });

test("all changes are ticked at first, and go out together", async () => {
  const publish = show([rewritten(intro, "Новое"), about], [intro]);
  await userEvent.click(button(texts.all));
  const picked = { main: ["intro", "about"], tour: [], site: false };
  expect(publish.mock.calls).toEqual([["main", picked, 0]]);
});

test("what is not ticked waits", async () => {
  const publish = show([rewritten(intro, "Новое"), about], [intro], true);
  await userEvent.click(box("О нас"));
  await userEvent.click(page.getByRole("checkbox", { name: texts.siteParts.title }));
  await expect.element(page.getByText(texts.count(1, 3))).toBeVisible();
  await userEvent.click(button(texts.some));
  expect(publish.mock.calls).toEqual([["main", { main: ["intro"], tour: [], site: false }, 2]]);
});

test("a page's own box takes all its changes out and in again; with none nothing is published", async () => {
  show([rewritten(intro, "Новое"), about], [intro]);
  const all = page.getByRole("checkbox", { name: "Главная страница" });
  await userEvent.click(all);
  await expect.element(box("О нас")).not.toBeChecked();
  await expect.element(button(texts.some)).toBeDisabled();
  await userEvent.click(all);
  await expect.element(box("О нас")).toBeChecked();
});

test("a block that fails holds everything back until it waits", async () => {
  show([rewritten(intro, ""), about], [intro]);
  await expect.element(button(texts.all)).toBeDisabled();
  await expect.element(page.getByText(texts.hasErrors)).toBeVisible();
  await userEvent.click(box("Главный экран"));
  await expect.element(button(texts.some)).toBeEnabled();
});

test("words that were taken out and put in are marked and named", async () => {
  show([rewritten(intro, "Алтай без толпы")], [rewritten(intro, "Алтай без спешки")]);
  const marked = (tag: string) => document.querySelector(tag)?.textContent;
  await expect.poll(() => marked("del")).toMatch(/удалено:.*спешки/);
  expect(marked("ins")).toMatch(/добавлено:.*толпы/);
});

test("a changed design is opened before and after beside its values, which settings alone do not offer", async () => {
  show([intro], [intro], true);
  const open = button(texts.siteParts.seeLook);
  await userEvent.click(open);
  await expect.element(open).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("region", { name: comparison.look })).toBeVisible();
  await expect.element(page.getByText(comparison.lookNote)).toBeVisible();
});

test("settings that no page shows have no before and after", async () => {
  show([rewritten(intro, "Новое")], [intro], { title: "Походы на Алтае" });
  await expect.element(page.getByText(texts.siteParts.siteTitle)).toBeVisible();
  expect(button(texts.siteParts.seeLook).query()).toBe(null);
});

test("where nothing differs there is nothing to publish", async () => {
  show([intro], [intro]);
  await expect.element(page.getByText(texts.nothing)).toBeVisible();
  expect(document.querySelectorAll("button").length).toBe(0);
});
