import type { HelpRequest } from "@tour/api";

/** What came of it: messages by field, or one for the whole form. */
export type SendResult =
  | { state: "sent" }
  | { state: "refused"; fields: Partial<Record<keyof HelpRequest, string>>; message: string }
  | { state: "failed" };

interface Refusal {
  message?: string;
  validation?: Record<string, string[]>;
}

/** Leaves a question through the site's own origin. Specification, section 7. */
export async function sendHelpRequest(data: HelpRequest): Promise<SendResult> {
  try {
    const answer = await fetch("/spa/submit-help-request", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ data }),
    });
    if (answer.ok) return { state: "sent" };
    const { message = "", validation = {} } = (await answer.json()) as Refusal;
    const fields = Object.entries(validation).map(([name, messages]) => [
      name.replace(/^data\./, ""),
      messages[0],
    ]);
    return { state: "refused", message, fields: Object.fromEntries(fields) };
  } catch {
    return { state: "failed" };
  }
}
