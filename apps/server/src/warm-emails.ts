import { composeEmail } from "./modules/emails/layout/compose-email.ts";

/**
 * Writes an email that nobody gets. With the first a large library is loaded, during which a process
 * answers nobody: that is to be over before it is sent any requests.
 */
export async function warmEmails(): Promise<void> {
  const sender = {
    ...{ name: "Тур", siteUrl: "https://tours.example", logoUrl: null },
    ...{ accent: "#224466", onAccent: "#ffffff", radius: 4, contacts: [] },
  };
  const content = {
    ...{ subject: "Тур", preview: "Тур", title: "Тур", reason: "Тур" },
    parts: [
      { kind: "text", text: "Тур" },
      { kind: "facts", facts: [{ name: "Тур", value: "Тур" }] },
      { kind: "sums", sums: [{ name: "Тур", sum: "1 ₽" }] },
      { kind: "button", text: "Тур", href: "https://tours.example" },
    ],
  } as const;
  await composeEmail(content, sender, { to: "nobody@tours.example", replyTo: "" });
}
