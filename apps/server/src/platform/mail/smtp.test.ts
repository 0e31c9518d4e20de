import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { createLogger } from "@tour/telemetry";
import { createOutbox } from "./outbox.ts";
import { createSmtp } from "./smtp.ts";

const email = { to: "anna@example.com", subject: "Новый пароль", text: "Ссылка:\nhttps://a.test" };

test("an email reaches a mail server with its address, subject and text", async () => {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const mailer = createSmtp(`smtp://127.0.0.1:${port}`, "Тропа <no-reply@example.com>");
  await mailer.send(email);
  const unsubscribeUrl = "https://a.test/unsubscribe/1";
  await mailer.send({ ...email, fromName: "Altai, Ltd\r\nBcc: x@y.zz", unsubscribeUrl });
  await mailer.send({ ...email, fromName: "Altai Tours", unsubscribeUrl });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received).toHaveLength(3);
  const [, strange, named] = received.map(({ source }) => source.split("\r\n\r\n")[0]);
  expect(strange).not.toMatch(/^Bcc/m);
  expect(strange, "what looks like an address is no name").toContain("From: =?UTF-8?");
  expect(named).toContain("From: Altai Tours <no-reply@example.com>");
  // RFC 8058.
  expect(named).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(named).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(received[0]?.source).not.toContain("List-Unsubscribe");
  expect(received[0]?.to).toEqual([email.to]);
  const [head = "", body = ""] = received[0]!.source.split("\r\n\r\n");
  expect(head).toContain("From: =?UTF-8?");
  expect(head).toContain("base64");
  expect(Buffer.from(body, "base64").toString().replaceAll("\r\n", "\n").trim()).toBe(email.text);
});

test("an email that no server accepts is a failure", async () => {
  await expect(createSmtp("smtp://127.0.0.1:9", "a@example.com").send(email)).rejects.toThrow();
});

test("without a mail server an email is written to the outbox folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  await createOutbox(folder, "no-reply@example.com", createLogger("silent")).send(email);
  const [file = ""] = await readdir(join(folder, "outbox"));
  const text = await readFile(join(folder, "outbox", file), "utf8");
  expect(text).toBe(
    `From: no-reply@example.com\nTo: anna@example.com\nSubject: Новый пароль\n\n${email.text}\n`,
  );
  await rm(folder, { recursive: true });
});
