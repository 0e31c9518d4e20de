import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createSmtp } from "../../platform/mail/smtp.ts";
import type { Email } from "../../platform/mail/email.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { makeHelpEmail } from "./help-email.ts";

const site = "https://altai.example";
const asked = {
  name: "Анна",
  phone: "+7 999 123-45-67",
  email: "anna@example.com",
  message: "Можно с ребёнком?\nЕму семь.",
  page: "/altai-7",
};
const emailOf = (change: Partial<typeof asked> = {}) =>
  makeHelpEmail({ ...asked, ...change }, "sell@example.com", site);

test("an email says who asks what, where, and how to answer", () => {
  const { to, subject, text, html, replyTo } = emailOf();
  expect({ to, subject, replyTo }).toEqual({
    to: "sell@example.com",
    subject: "Вопрос с сайта: Анна",
    replyTo: "anna@example.com",
  });
  expect(text).toBe(
    "На сайте altai.example оставили вопрос\n\nИмя: Анна\nТелефон: +7 999 123-45-67\n" +
      "E-mail: anna@example.com\nСтраница: https://altai.example/altai-7\n\n" +
      "Можно с ребёнком?\nЕму семь.",
  );
  expect(html).toContain('href="tel:+79991234567"');
  expect(html).toContain('href="https://altai.example/altai-7"');
});

test("empty fields are left out", () => {
  const { text, html, replyTo } = emailOf({ email: "", message: "", page: "" });
  expect(text).not.toMatch(/E-mail|Страница/);
  expect(html).not.toContain("mailto:");
  expect(replyTo).toBeUndefined();
});

test("markup typed by a visitor is plain text in the email", () => {
  const bad = `"><img src=x onerror=alert(1)>'`;
  const { html } = emailOf({ name: bad, message: bad, email: `${bad}@example.com` });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&#39;");
});

test.each(["//evil.example/x", "https://evil.example", "javascript:alert(1)", "\\\\evil.example"])(
  "a page outside the site is not linked to: %s",
  (page) => {
    const { text, html } = emailOf({ page });
    expect(text + html).not.toMatch(/evil|javascript/);
  },
);

test.each([
  "a@b.ru, c@d.ru",
  "<a@b.ru>",
  "a@b",
  'x"y@b.ru',
  "a@b.ru\r\nBcc: c@d.ru",
  "а@б.рф;c@d.ru",
])("%j is not a single plain email address", (address) => {
  expect(isPlainAddress(address)).toBe(false);
  expect(emailOf({ email: address }).replyTo).toBeUndefined();
});

/** The headers as a real mail server receives them, and whom the email went to. */
async function deliver(email: Email): Promise<{ head: string; to: string[] }> {
  let received = { head: "", to: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const [head = ""] = Buffer.concat(parts).toString().split("\r\n\r\n");
        received = { head, to: envelope.rcptTo.map(({ address }) => address) };
        done();
      });
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  await createSmtp(`smtp://127.0.0.1:${port}`, "no-reply@example.com").send(email);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return received;
}

const injected = ["\r\n", "\n", "\r", "\u2028", "\u0085", "\0"].map(
  (mark) => `Анна${mark}Bcc: thief@example.com${mark}X-Evil: 1`,
);

// ASVS 1.3.11
test.each(injected)("a visitor adds no header and no recipient: %j", async (name) => {
  const email = emailOf({ name, email: `anna@example.com${name.slice(4)}` });
  expect(email.subject).not.toMatch(/[\r\n\u2028\u0085\0]/);
  const { head, to } = await deliver(email);
  expect(to).toEqual(["sell@example.com"]);
  expect(head).not.toMatch(/^(bcc|cc|x-evil):/im);
});

test("emails have a text and an HTML part, and a reply goes to the visitor", async () => {
  const { head } = await deliver(emailOf());
  expect(head).toContain("multipart/alternative");
  expect(head).toMatch(/^Reply-To: anna@example\.com$/m);
});
