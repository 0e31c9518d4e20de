import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askPort, startHosts } from "../src/hosts.ts";
import type { HostAnswer, Hosts } from "../src/hosts.ts";

let hosts: Hosts;
/** The titles that are published, one after another. */
const [first, second] = ["Первые слова", "Вторые слова"] as const;

beforeAll(async () => {
  hosts = await startHosts({ count: 2 });
});
afterAll(() => hosts?.close());

const ask = (path: string) => askPort(hosts.sitePort, hosts.hostOf("altai"), path);

/** Visitors who come all the time, each for a page that is made for them, and for the main page. */
function visit(slug: string) {
  const answers: (HostAnswer & { path: string })[] = [];
  const failures: unknown[] = [];
  const over = new AbortController();
  let number = 0;
  const come = async () => {
    while (!over.signal.aborted) {
      number += 1;
      const path = ["/", `/${slug}/booking`, `/${slug}/dates?sort=${number}`][number % 3]!;
      await ask(path).then(
        (answer) => answers.push({ ...answer, path }),
        (error: unknown) => failures.push(error),
      );
      await wait(30);
    }
  };
  const coming = Promise.all(Array.from({ length: 4 }, come));
  const end = async () => {
    over.abort();
    await coming;
  };
  return { answers, failures, end };
}

const slowest = (answers: readonly HostAnswer[]) => Math.max(...answers.map(({ ms }) => ms));

it("serves pages while one process of the API host hangs and then dies, and shows what is published", async () => {
  await hosts.publish(first);
  await expect.poll(async () => (await ask("/")).text).toContain(first);
  const slug = /href="\/([a-z0-9-]+-\d+)"/.exec((await ask("/")).text)![1]!;
  // As warm as on any other day.
  const warm = visit(slug);
  await wait(3_000);
  await warm.end();

  const visitors = visit(slug);
  hosts.apis[0]!.kill("SIGSTOP");
  await wait(3_000);
  await hosts.publish(second, 1);
  await expect.poll(async () => (await ask("/")).text).toContain(second);
  await wait(1_000);
  hosts.apis[0]!.kill("SIGKILL");
  await wait(3_000);
  await visitors.end();

  expect(visitors.failures).toEqual([]);
  expect(visitors.answers.length).toBeGreaterThan(100);
  expect(visitors.answers.filter(({ status }) => status !== 200)).toEqual([]);
  // 0.7 s of patience, and as long as the page takes otherwise on a machine that is busy with more.
  expect(slowest(visitors.answers)).toBeLessThan(700 + 3 * slowest(warm.answers) + 1_000);
});
