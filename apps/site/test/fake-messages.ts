import type { GuestRequest, RequestMessage } from "@tour/api";

const maxMessages = 20;
let lastId = 0;

/** A message that somebody writes now. */
export const fakeMessage = (
  text: string,
  author: RequestMessage["author"] = "organizer",
): RequestMessage => ({ id: ++lastId, author, text, at: "2030-01-02T09:30:00Z" });

interface FakeRequests {
  orders: Record<string, GuestRequest>;
  messages: Record<string, RequestMessage[]>;
}

/** What the API host answers of a request's messages: what was written, and what is added. */
export function answerMessages(
  { orders, messages }: FakeRequests,
  url: URL,
  send: (status: number, body: unknown) => void,
  body: string,
): void {
  const sent = body ? (JSON.parse(body) as { uuid: string; text: string }) : null;
  const uuid = sent?.uuid ?? url.searchParams.get("uuid") ?? "";
  if (!orders[uuid]) return send(404, { message: "Заявки нет. Проверьте ссылку." });
  const thread = (messages[uuid] ??= []);
  if (!sent) return send(200, { data: thread });
  if (thread.length >= maxMessages) {
    return send(429, { message: "Слишком много сообщений подряд. Попробуйте позже." });
  }
  const made = fakeMessage(sent.text, "guest");
  thread.push(made);
  send(200, { data: made });
}
