import type { Subscription } from "@tour/api";

type Send = (status: number, body: unknown) => void;

/** Those that the API host knows, by their tokens. */
export type Subscriptions = Record<string, Subscription>;

/** What the API host answers to a mailbox that subscribes, confirms or ends. */
export function answerSubscription(
  subscriptions: Subscriptions,
  url: URL,
  send: Send,
  body: string,
): void {
  const given = body ? (JSON.parse(body) as { token?: string; email?: string; id?: number }) : {};
  if (given.email !== undefined) {
    const validation = { email: ["Введите корректный e-mail"] };
    if (!given.email.includes("@")) return send(400, { message: "Проверьте поля", validation });
    if (given.email.startsWith("often")) return send(429, { message: "Слишком много подписок" });
    return send(200, { success: true });
  }
  const token = given.token ?? url.searchParams.get("token") ?? "";
  if (url.pathname.endsWith("/end")) {
    const ended = given.id === undefined ? token : Object.keys(subscriptions)[given.id - 1];
    delete subscriptions[ended ?? ""];
    return send(200, { success: true, token: Object.keys(subscriptions)[0] ?? null });
  }
  if (url.pathname === "/spa/subscriptions") {
    const all = Object.values(subscriptions).map((one, index) => ({ id: index + 1, ...one }));
    return subscriptions[token] ? send(200, { data: all }) : send(404, { message: "Нет" });
  }
  const known = subscriptions[token];
  if (!known) return send(404, { message: "Такой подписки нет." });
  if (url.pathname.endsWith("/confirm")) known.is_confirmed = true;
  send(200, { data: known });
}

/** What the API host answers to a question. */
export function answerQuestion(send: Send, body: string): void {
  const { data } = JSON.parse(body) as { data: { phone: string; email: string } };
  const validation = {
    ...(/^\+?[\d ()-]{9,}$|^$/.test(data.phone)
      ? {}
      : { "data.phone": ["Некорректный номер телефона"] }),
    ...(/@|^$/.test(data.email) ? {} : { "data.email": ["Введите корректный e-mail"] }),
  };
  if (Object.keys(validation).length > 0) return send(400, { message: "Проверьте", validation });
  send(200, { success: true });
}
