import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "../../texts/ru.ts";
import { sendHelpRequest } from "./send-help-request.ts";

const question = { name: "Анна", phone: "+79161234567", message: "", email: "", page: "/" };
const log = vi.fn();

beforeEach(() => vi.stubGlobal("console", { ...console, error: log }));
afterEach(() => {
  vi.unstubAllGlobals();
  log.mockReset();
});

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));
const refuse = (status: number, body: unknown) =>
  answerWith(async () => Response.json(body, { status, statusText: "No" }));

test("an accepted question shows no error", async () => {
  answerWith(async () => Response.json({ data: null }));
  await sendHelpRequest(question);
  expect(log).not.toHaveBeenCalled();
});

test("an error has the server's message, or else its code, and the messages of the fields", async () => {
  const validation = { "data.phone": ["Некорректный номер"] };
  refuse(422, { message: "Проверьте телефон", error: "validation", validation });
  await expect(sendHelpRequest(question)).rejects.toMatchObject({
    message: "Проверьте телефон",
    validation: { phone: ["Некорректный номер"] },
  });
  refuse(429, { error: "Слишком часто" });
  await expect(sendHelpRequest(question)).rejects.toThrow("Слишком часто");
});

test("without a response or a message the error is shown in Russian", async () => {
  answerWith(async () => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  await expect(sendHelpRequest(question)).rejects.toThrow(texts.help.failed);
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(sendHelpRequest(question)).rejects.toThrow(texts.help.failed);
});

test("a failed call is logged by its status and address", async () => {
  refuse(503, {});
  await expect(sendHelpRequest(question)).rejects.toThrow();
  expect(log).toHaveBeenCalledWith("call failed", {
    status: 503,
    statusText: "No",
    url: "/spa/submit-help-request",
  });
});
