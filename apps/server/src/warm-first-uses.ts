import { writePaper } from "./modules/booking/papers/paper.ts";
import { composeEmail } from "./modules/emails/layout/compose-email.ts";

/**
 * Writes an email and a paper that nobody gets. With the first of each a large library is loaded and code runs that never
 * ran, during which a process answers nobody: that is to be over before it is sent any requests.
 */
export async function warmFirstUses(): Promise<void> {
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
  await writePaper({ title: "Тур", author: "Тур", now: new Date() }, (paper) => {
    paper.title("Тур 1");
    paper.heading("Тур");
    paper.text("Тур на Алтай: Altai", { face: "strong" });
    paper.fact("Тур", "1 ₽");
  });
}
