import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import type { RequestAction, RequestRow, SellerRequest } from "@tour/api";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sampleRow } from "../../../requests/sample-row.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { undoTexts } from "../../../texts/undo.ru.ts";
import { listOf, showRequests } from "../list/show-requests.tsx";

const words = requestTexts;
const money = { amount: 0, currency: "RUB" } as const;
const action = (name: RequestAction["name"], to: RequestAction["to"]): RequestAction => ({
  ...{ name, to, seats_back: to > 4 ? 2 : 0, refund: money },
  ...{ is_refund_named: false, email: "always" },
});
const row = sampleRow({ id: 8, guest: "Вера Мирная" });
/** What the board reads of a request: what may be done with it. */
const request = {
  ...{ id: 8, organizer_id: 1, chat_id: 1, status: 1, prepayment: { ...money, amount: 500_00 } },
  actions: [action("confirm", 2), action("decline", 6), action("cancelByOrganizer", 6)],
} as unknown as SellerRequest;

/** `refused` is the status with which confirming is refused. */
function show(refused?: number) {
  let now = request;
  return showRequests("/1/requests?view=board", ({ path, query }) => {
    if (path.endsWith("/list") && path.includes("/request/")) {
      const isOfColumn = query.getAll("status").includes(`${row.status}`);
      return listOf(isOfColumn ? [row as RequestRow] : []);
    }
    if (path.endsWith("/request/decline")) {
      now = { ...request, actions: [], is_being_declined: true };
    }
    if (path.endsWith("/request/withdraw-decline")) now = request;
    if (path.endsWith("/request/confirm") && refused) {
      return [refused, { message: "Так нельзя", error: "refused" }];
    }
    if (path.endsWith("/request/confirm")) now = { ...request, status: 2, actions: [] };
    return path.includes("/request/") ? [200, { data: now }] : undefined;
  });
}

const handle = () => page.getByRole("button", { name: texts.dragging.handle(8) });
const column = (name: string) => page.getByRole("region", { name: new RegExp(name) });

async function take(): Promise<void> {
  await expect.element(handle()).toBeVisible();
  (handle().element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  // Only now it is known where it may go.
  await expect.element(column(texts.tabs.prepayment)).toHaveAttribute("data-target", "true");
}

test("only columns of statuses that the server lets it go to are targets, and arrows pass the others", async () => {
  const { asked } = show();
  await take();
  await expect.element(column(texts.tabs.sold)).toHaveAttribute("data-target", "false");
  await expect.element(column(texts.tabs.done)).toHaveAttribute("data-target", "false");
  await expect.element(column(texts.tabs.closed)).toHaveAttribute("data-target", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column(texts.tabs.prepayment)).toHaveAttribute("data-over", "true");
  await userEvent.keyboard(" ");
  const dialog = page.getByRole("dialog", { name: words.confirming(8) });
  await expect.element(dialog).toBeVisible();
  expect(asked.some(({ path }) => path.endsWith("/confirm"))).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: words.confirm }));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/confirm"))?.body)
    .toEqual({ id: 8 });
});

test.each([
  ["says so in its dialog", 400, true, "Так нельзя"],
  ["of a request that changed meanwhile says so on the board", 409, false, words.changed],
])("a confirmation that is refused %s", async (_, status, isOpen, said) => {
  show(status);
  await take();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column(texts.tabs.prepayment)).toHaveAttribute("data-over", "true");
  await userEvent.keyboard(" ");
  const dialog = page.getByRole("dialog", { name: words.confirming(8) });
  await userEvent.click(dialog.getByRole("button", { name: words.confirm }));
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.poll(() => dialog.elements().length > 0).toBe(isOpen);
});

test("a card that is dropped among the closed asks why, as the page does, and can be had back", async () => {
  const { asked } = show();
  await take();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column(texts.tabs.prepayment)).toHaveAttribute("data-over", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(column(texts.tabs.closed)).toHaveAttribute("data-over", "true");
  await userEvent.keyboard(" ");
  const dialog = page.getByRole("dialog", { name: words.declining.title });
  await userEvent.fill(dialog.getByRole("textbox"), "Группа собрана");
  await userEvent.click(dialog.getByRole("button", { name: words.declining.submit }));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/decline"))?.body)
    .toEqual({ id: 8, message: "Группа собрана", can_undo: true });
  await userEvent.click(page.getByRole("button", { name: undoTexts.undo }));
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith("/withdraw-decline"))?.body)
    .toEqual({ id: 8 });
});

test("Escape leaves a card where it was", async () => {
  const { asked } = show();
  await take();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.keyboard("{Escape}");
  await expect.element(column(texts.tabs.prepayment)).not.toHaveAttribute("data-target");
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(asked.filter(({ path }) => path.endsWith("/confirm"))).toEqual([]);
});

/** Where a pointer is, and with its button down. */
const at = ({ left, top }: DOMRect) => ({
  ...{ bubbles: true, isPrimary: true, button: 0, pointerId: 1 },
  ...{ clientX: left + 20, clientY: top + 20 },
});

async function dragTo(name: string, isTarget: boolean): Promise<void> {
  const card = handle().element().getBoundingClientRect();
  handle()
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", at(card)));
  card.x += 30;
  document.dispatchEvent(new PointerEvent("pointermove", at(card)));
  await expect.element(column(name)).toHaveAttribute("data-target", `${isTarget}`);
  const end = at(column(name).element().getBoundingClientRect());
  document.dispatchEvent(new PointerEvent("pointermove", end));
  if (isTarget) await expect.element(column(name)).toHaveAttribute("data-over", "true");
  document.dispatchEvent(new PointerEvent("pointerup", end));
  await expect.element(column(name)).not.toHaveAttribute("data-target");
}

test("a card is dragged by a pointer, and one that is let go elsewhere stays", async () => {
  show();
  await expect.element(handle()).toBeVisible();
  await userEvent.hover(handle());
  await dragTo(texts.tabs.sold, false);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  await dragTo(texts.tabs.prepayment, true);
  await expect.element(page.getByRole("dialog", { name: words.confirming(8) })).toBeVisible();
});
