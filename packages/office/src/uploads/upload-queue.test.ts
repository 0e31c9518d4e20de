import { ApiError } from "@tour/api";
import { expect, test } from "vitest";
import { createUploadQueue, isOnTheWay } from "./upload-queue.ts";
import type { Send } from "./upload-queue.ts";

const file = (name: string) => new File(["a"], name, { type: "image/jpeg", lastModified: 1 });

/** A queue whose files wait for the test to take or refuse them. */
function open(atOnce: number) {
  const queue = createUploadQueue(atOnce);
  const sent = new Map<string, { take: () => void; refuse: () => void }>();
  const send: Send<string> = ({ file: { name } }) =>
    new Promise((resolve, reject) => {
      const refusal = { status: 413, url: "", body: { message: "Файл велик", validation: {} } };
      sent.set(name, {
        take: () => resolve({ data: name }),
        refuse: () => reject(new ApiError(refusal)),
      });
    });
  return { queue, sent, start: (one: File) => queue.start(one, { send }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const names = (queue: ReturnType<typeof createUploadQueue>) =>
  queue.store.getState().uploads.map(({ file: { name }, error }) => [name, error]);

test("so many files go at a time, and the next begins when one has come or failed", async () => {
  const { queue, sent, start } = open(2);
  const answers = Promise.all(["a", "b", "c", "d"].map((name) => start(file(name))));
  expect([...sent.keys()]).toEqual(["a", "b"]);
  sent.get("b")!.take();
  await settle();
  expect([...sent.keys()]).toEqual(["a", "b", "c"]);
  sent.get("a")!.refuse();
  await settle();
  sent.get("d")!.take();
  sent.get("c")!.take();
  expect(await answers, "in the order of the files").toEqual([undefined, "b", "c", "d"]);
  expect(names(queue)).toEqual([["a", "Файл велик"]]);
  expect(queue.store.getState().taken).toBe(3);
  expect(isOnTheWay(queue.store.getState())).toBe(false);
});

test("a failed file is sent again in the place of what was said of it, what is said of another place stays", async () => {
  const { queue, sent, start } = open(3);
  const failed = file("a");
  const first = start(failed);
  sent.get("a")!.refuse();
  expect(await first).toBeUndefined();
  queue.refuse(file("a"), "Это не картинка", "for another place");
  const second = start(failed);
  expect(names(queue)).toEqual([
    ["a", "Это не картинка"],
    ["a", undefined],
  ]);
  sent.get("a")!.take();
  expect(await second).toBe("a");
});

test("a file that is stopped while it waits is never sent, and holds nobody up", async () => {
  const { queue, sent, start } = open(1);
  const [a, b, c] = ["a", "b", "c"].map((name) => file(name));
  const answers = Promise.all([a!, b!, c!].map(start));
  queue.remove(b!);
  sent.get("a")!.take();
  await settle();
  sent.get("c")!.take();
  expect(await answers).toEqual(["a", undefined, "c"]);
  expect(sent.has("b")).toBe(false);
});
