import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { DocumentType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { client } from "@tour/office/api";
import { texts as allTexts } from "../texts/ru.ts";
import { PublishChoices } from "./publish-choices.tsx";

const texts = allTexts.publish;
let root: Root | undefined;
let place: HTMLElement | undefined;

beforeEach(() => {
  // The drafts and the preset are of no interest here.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  root?.unmount();
  place?.remove();
});

function show(missing: DocumentType[], account = { is_confirmed: true, email: "" }) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const site = { published_at: null, missing_documents: missing };
  queryClient.setQueryData(builderQueries.site(client, 1).queryKey, site as never);
  queryClient.setQueryData(builderQueries.account(client).queryKey, account as never);
  const publish = vi.fn();
  const leave = vi.fn();
  const schedule = vi.fn();
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={queryClient}>
      <PublishChoices
        {...{ organizerId: 1, edited: undefined, showBlock: undefined, publish, schedule, leave }}
      />
    </QueryClientProvider>,
  );
  return { publish, leave };
}

const everything = () => page.getByRole("button", { name: texts.everything, exact: false });

test("while documents are missing each is a link away, and the site is not published", async () => {
  const { publish, leave } = show(["agreement", "policy"]);
  await expect.element(page.getByText(texts.documentsTitle)).toBeVisible();
  await expect.element(everything()).toBeDisabled();
  await expect.element(everything().getByText(texts.needsDocuments)).toBeVisible();
  const links = [...place!.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/1/documents#agreement",
    "/1/documents#policy",
  ]);
  links[1]!.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(page.getByRole("link", { name: /Политика/ }));
  expect(leave).toHaveBeenCalledOnce();
  expect(publish).not.toHaveBeenCalled();
});

test("the control: with its documents the site is published for the first time", async () => {
  const { publish } = show([]);
  await userEvent.click(everything());
  expect(publish.mock.calls).toEqual([["site"]]);
  await expect.element(page.getByText(texts.documentsTitle)).not.toBeInTheDocument();
});

test("before the e-mail is confirmed nothing is published, and the email can be sent again", async () => {
  const { publish } = show([], { is_confirmed: false, email: "new@example.com" });
  await expect.element(everything()).toBeDisabled();
  await expect.element(everything().getByText(texts.needsEmail)).toBeVisible();
  await expect.element(page.getByText("new@example.com", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Прислать ещё раз" })).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
});
