import { afterEach, expect, test, vi } from "vitest";
import { formLimits } from "./form-limits.ts";
import { readFormData } from "./read-form-data.ts";

afterEach(() => vi.restoreAllMocks());

const urlencoded = "application/x-www-form-urlencoded";
const send = (body: string, type = urlencoded) =>
  readFormData(
    new Request("http://a/form", { method: "POST", body, headers: { "content-type": type } }),
  );
const withParts = (count: number) => Array.from({ length: count }, (_, at) => `k${at}=1`).join("&");

test("thousands of parts are refused before any is parsed, as many as a form may have are read", async () => {
  const parse = vi.spyOn(Response.prototype, "formData");
  await expect(send(withParts(1001))).rejects.toMatchObject({ status: 413 });
  const multipart = `--b${'\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b'.repeat(1001)}--`;
  await expect(send(multipart, "multipart/form-data; boundary=b")).rejects.toMatchObject({
    status: 413,
  });
  expect(parse).not.toHaveBeenCalled();
  const read = await send(withParts(1000));
  expect([...read.keys()], "control").toHaveLength(1000);
  expect(parse).toHaveBeenCalledOnce();
});

test("the largest form that is read holds nobody else up", async () => {
  const parts = withParts(999);
  const text = "%D0%AF".repeat((formLimits.long - parts.length) / 6 - 1);
  const body = `${parts}&t=${text}`;
  const took: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    const read = await send(body);
    const between = performance.now();
    decodeURIComponent(body);
    took.push(between - start);
    floor.push(performance.now() - between);
    expect(String(read.get("t")).startsWith("ЯЯЯ")).toBe(true);
  }
  // A reader that looks through all of it for each part takes thousands of times as long.
  expect(Math.min(...took)).toBeLessThan(300 * Math.min(...floor));
});

test.each([
  ["JSON", "{}", "application/json"],
  ["a body without a type", "a=1", ""],
  ["a broken multipart form", "--b\r\nx", "multipart/form-data; boundary=b"],
])("%s is no form, and is refused as the sender's fault", async (_, body, type) => {
  await expect(send(body, type)).rejects.toMatchObject({ status: 400 });
});
