import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Client } from "./s3-client.ts";

const client = createS3Client({
  endpoint: "",
  bucket: "",
  prefix: "",
  accessKeyId: "key",
  secretAccessKey: "secret",
  region: "us-east-1",
});
let says: (asked: number) => { status: number; body?: string } | "nothing" | "half";
let asked = 0;
const store = createServer((request, answer) => {
  // Those that were given up may reach it later.
  if (request.url === "/bucket/busy") asked += 1;
  const said = says(asked);
  if (said === "nothing") return;
  if (said === "half") return void answer.writeHead(200, { "content-length": "10" }).write("abc");
  answer.writeHead(said.status).end(said.body);
}).listen(0, "127.0.0.1");
let url = "";

beforeAll(async () => {
  if (!store.listening) await once(store, "listening");
  url = `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket`;
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

/** What nobody holds is let go of, again and again. */
function collectGarbage() {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const timer = setInterval(collect, 20);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

test.each(["nothing", "half"] as const)(
  "a store that says %s is not waited for beyond its time, whatever is let go of meanwhile",
  async (silence) => {
    using _ = collectGarbage();
    says = () => silence;
    const requests = ["GET", "PUT"].flatMap((method) =>
      Array.from({ length: 10 }, async () => {
        const body = method === "PUT" ? "a film" : null;
        const signal = AbortSignal.timeout(1000);
        return (await client.fetch(`${url}/silent`, { method, body, signal })).arrayBuffer();
      }),
    );
    for (const ended of await Promise.allSettled(requests)) {
      expect(ended).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
    }
  },
);

test("what a busy store does not take is sent again, whole, and what it refuses is not", async () => {
  says = (times) => ({ status: times < 3 ? 503 : 200, body: "taken" });
  const answer = await client.fetch(`${url}/busy`, { method: "PUT", body: "a picture" });
  expect([answer.status, await answer.text(), asked]).toEqual([200, "taken", 3]);
  asked = 0;
  says = () => ({ status: 429 });
  expect([(await client.fetch(`${url}/busy`)).status, asked]).toEqual([429, 3]);
  asked = 0;
  says = () => ({ status: 403 });
  expect([(await client.fetch(`${url}/busy`)).status, asked]).toEqual([403, 1]);
});
