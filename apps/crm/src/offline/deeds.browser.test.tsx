import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { countUnsent } from "@tour/office/kept";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../shell/mount.tsx";
import { deedTexts as texts } from "../texts/deeds.ru.ts";
import { DeedEntry } from "./deed-entry.tsx";
import { Shown, client, done, idle, keep, left, nobody, press, refusal } from "./deed-testing.tsx";
import { send, serve, settled, startAnew } from "./deed-testing.tsx";
import { keepDeed } from "./keep-deed.ts";
import type { WrittenDeed } from "./keep-deed.ts";
import { readUnsent } from "./unsent.ts";

const until = new Date(Date.now() + 3_600_000).toISOString();
const notice = (text = "Перевал закрыт"): WrittenDeed => ({
  kind: "notice",
  ...{ text, until, zone: "Asia/Barnaul" },
});
const message: WrittenDeed = {
  kind: "message",
  ...{ name: "Анна", phone: "+79161234567", message: "Ждёт у моста" },
};
const closing: WrittenDeed = {
  kind: "date",
  ...{ departureId: 7, title: "Алтай, 1–8 июля", was: "open", becomes: "closed" },
};
beforeEach(startAnew);

test("offline it waits and says so; with the signal it goes once, in the order in which it was done", async () => {
  serve(nobody);
  const first = await keep(notice());
  await keep(message);
  expect(left().map(({ kind }) => kind)).toEqual(["notice", "message"]);
  const asked = serve(() => done);
  await Promise.all([send(), send()]);
  expect(asked.map(({ path }) => path)).toEqual(["/site-notice/post", "/help-request/record"]);
  expect(asked[0]!.body).toEqual({ key: first.id, text: "Перевал закрыт", until });
  expect(left()).toEqual([]);
  expect(settled().map(({ wasSent }) => wasSent)).toEqual(["yes", "yes"]);
});

test("what is written while something is on its way goes by itself after it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = serve(async ({ path }) => {
    if (path === "/site-notice/post") await held;
    return done;
  });
  await keepDeed(client, { organizerId: 1 }, notice());
  await expect.poll(() => asked.length).toBe(1);
  await keepDeed(client, { organizerId: 1 }, message);
  release();
  await expect.poll(() => settled().length).toBe(2);
});

test("a lost answer posts nothing twice: the same key goes again", async () => {
  serve(nobody);
  const { id } = await keep(notice());
  expect(left()).toMatchObject([{ wasSent: "maybe" }]);
  const asked = serve(() => done);
  await send();
  expect(asked.map(({ body }) => body["key"])).toEqual([id]);
});

test("a date that is closed already, by an answer that was lost, is not written again", async () => {
  const asked = serve(({ path }) =>
    path === "/departure/view" ? [200, { data: { status: "open" } }] : null,
  );
  await keep(closing);
  expect(asked.map(({ path }) => path)).toEqual(["/departure/view", "/departure/update"]);
  const again = serve(() => [200, { data: { status: "closed" } }]);
  await send();
  expect(again.map(({ path }) => path)).toEqual(["/departure/view"]);
  expect(settled()).toHaveLength(1);
});

test("a date that somebody cancelled meanwhile is left as it is, and that is said", async () => {
  const asked = serve(() => [200, { data: { status: "canceled" } }]);
  await keep(closing);
  expect(asked).toHaveLength(1);
  expect(left()).toMatchObject([{ refusal: texts.refusals.date("отменена"), wasSent: "no" }]);
});

test("a refused deed stays with the reason, what follows is sent, and a press tries again", async () => {
  serve(({ path }) => (path === "/site-notice/post" ? refusal(400, "Это время уже прошло") : done));
  await keep(notice());
  await keep(message);
  expect(settled()).toMatchObject([{ kind: "message" }]);
  mount(<Shown />);
  await expect.element(page.getByText("Это время уже прошло")).toBeVisible();
  await expect.element(page.getByText(texts.marks.refused)).toBeVisible();
  const asked = serve(() => done);
  await send();
  expect(asked, "not by itself").toEqual([]);
  await press(texts.again);
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(left).toEqual([]);
});

test("a mended deed takes the place of the refused one, under its key", async () => {
  serve(() => refusal(400, "Проверьте"));
  const refused = await keep(notice("Перевал"));
  const asked = serve(() => done);
  await keep(notice("Перевал закрыт"), refused);
  expect(asked.map(({ body }) => [body["key"], body["text"]])).toEqual([
    [refused.id, "Перевал закрыт"],
  ]);
  expect([left().length, settled().length]).toEqual([0, 1]);
});

test("what never left the device is taken back without a call, and comes back by another press", async () => {
  const asked = serve(nobody);
  // Something before it waits: this one was never tried.
  await keep(message);
  const waiting = await keep(notice());
  expect(waiting.wasSent).toBe("no");
  mount(<DeedEntry deed={waiting} />);
  await press(texts.takeBack);
  await expect.poll(() => left().map(({ kind }) => kind)).toEqual(["message"]);
  expect(asked.map(({ path }) => path)).not.toContain("/site-notice/take-down");
  await press("Вернуть");
  await expect.poll(() => left().map(({ kind }) => kind)).toEqual(["message", "notice"]);
});

test("what was sent is undone by one press, without a network as soon as there is one", async () => {
  serve(() => done);
  await keepDeed(client, { organizerId: 1 }, notice());
  await expect.poll(() => settled().length).toBe(1);
  const { id } = settled()[0]!;
  expect(await countUnsent(), "it does not hold back a sign-out").toBe(0);
  serve(nobody);
  mount(<Shown />);
  await press(texts.takeBack);
  await expect.poll(() => left()).toMatchObject([{ isTakenBack: true }]);
  expect(await countUnsent()).toBe(1);
  await idle();
  const asked = serve(() => done);
  await send();
  expect(asked).toEqual([{ path: "/site-notice/take-down", body: { key: id } }]);
  expect(settled()).toMatchObject([{ isTakenBack: true, wasSent: "no" }]);
});

test("what may have arrived is undone, not only forgotten", async () => {
  serve(nobody);
  const deed = await keep(message);
  expect(deed.wasSent).toBe("maybe");
  const asked = serve(() => done);
  mount(<DeedEntry deed={deed} />);
  await press(texts.takeBack);
  await expect.poll(() => settled()).toMatchObject([{ isTakenBack: true }]);
  expect(asked.map(({ path }) => path)).toEqual(["/help-request/withdraw"]);
});

test.each([
  ["message", message, "/help-request/record", "/help-request/withdraw"],
  ["notice", notice(), "/site-notice/post", "/site-notice/take-down"],
])(
  "a %s that is taken back while its first sending hangs waits for no answer, and is not sent again",
  async (_, deed, doing, undoing) => {
    // The call hangs for good, as on a line that is lost without a word.
    const asked = serve(({ path }) => (path === doing ? new Promise(() => {}) : done));
    await keepDeed(client, { organizerId: 1 }, deed);
    await expect.poll(() => asked.length).toBe(1);
    await readUnsent();
    mount(<Shown />);
    await press(texts.takeBack);
    await expect.poll(() => settled()).toMatchObject([{ isTakenBack: true, wasSent: "no" }]);
    await send();
    await idle();
    expect(asked.map(({ path }) => path)).toEqual([doing, undoing]);
    expect(asked[1]!.body).toEqual({ key: asked[0]!.body["key"] });
  },
);

test("a date whose sending hangs is not given up: what it was is looked at after it", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = serve(async ({ path }) => {
    if (path !== "/departure/update") return [200, { data: { status: "open" } }];
    await held;
    return done;
  });
  await keepDeed(client, { organizerId: 1 }, closing);
  await expect.poll(() => asked.length).toBe(2);
  await readUnsent();
  mount(<Shown />);
  await press(texts.takeBack);
  await expect.poll(() => left()[0]?.isTakenBack).toBe(true);
  expect(asked).toHaveLength(2);
  release();
  await expect.poll(() => settled()).toMatchObject([{ isTakenBack: true }]);
});

test("what can't be undone says why, and stays done by a press", async () => {
  serve(() => done);
  await keepDeed(client, { organizerId: 1 }, message);
  await expect.poll(() => settled().length).toBe(1);
  serve(() => refusal(409, "Сообщением уже занимаются"));
  mount(<Shown />);
  await press(texts.takeBack);
  await expect.poll(() => left()[0]?.refusal).toBe("Сообщением уже занимаются");
  mount(<DeedEntry deed={left()[0]!} />);
  await expect.element(page.getByText(texts.marks.notTakenBack)).toBeVisible();
  await press(texts.leave);
  await expect.poll(() => settled()).toMatchObject([{ isTakenBack: false, refusal: null }]);
});

test("where the browser keeps nothing it is only sent, and what stops that is told", async () => {
  const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError");
  });
  onTestFinished(() => broken.mockRestore());
  const asked = serve(() => done);
  expect(await keepDeed(client, { organizerId: 1 }, notice())).toBe("sent");
  expect(asked).toHaveLength(1);
  serve(nobody);
  await expect(keepDeed(client, { organizerId: 1 }, notice())).rejects.toThrow();
});
