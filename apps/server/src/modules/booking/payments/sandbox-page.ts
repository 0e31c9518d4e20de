import { createHash } from "node:crypto";
import { escapeText } from "../../../platform/html/escape-text.ts";
import type { ProviderPayment } from "../providers/payment-provider.ts";
import { sandboxPath } from "../providers/sandbox-provider.ts";
import { sandboxTexts } from "./sandbox.texts.ts";

export const sandboxActions = ["pay", "decline", "leave", "expire", "late"] as const;
export type SandboxAction = (typeof sandboxActions)[number];

const style = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; }
  main { box-sizing: border-box; inline-size: min(100%, 28rem); padding: 1.5rem; }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
  .sum { margin: 1rem 0 0; font-size: 2rem; font-weight: 700; }
  form { display: grid; gap: .75rem; }
  button, .back {
    box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; padding: .5rem 1rem;
    border: 1px solid currentColor; border-radius: .75rem; background: none; color: inherit;
    font: inherit; text-align: center; text-decoration: none; cursor: pointer;
  }
  .back { display: block; line-height: 2rem; }
  .main { border-color: #1f6f43; background: #1f6f43; color: #fff; font-weight: 600; }
  button:focus-visible, .back:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
  .note { font-size: .9375rem; opacity: .85; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Nothing but the page's own style and its form. */
export const sandboxPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

interface Shown {
  payment: ProviderPayment;
  description: string;
  returnUrl: string;
}

/** The page that stands in for a bank: what is paid, and how it may end. */
export function drawSandboxPage({ payment, description, returnUrl }: Shown): string {
  const { status, amount, currency } = payment;
  const sum = new Intl.NumberFormat("ru-RU", { style: "currency", currency }).format(amount / 100);
  const choices = status === "pending" ? drawChoices(payment.id) : drawEnd(status, returnUrl);
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sandboxTexts.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${sandboxTexts.title}</h1>
<p>${sandboxTexts.lead}</p>
<p class="sum">${escapeText(sum)}</p>
<p>${escapeText(description)}</p>
${choices}
</main>
</body>
</html>
`;
}

const drawChoices = (id: string) => `<p>${sandboxTexts.choose}</p>
<form method="post" action="${sandboxPath}">
<input type="hidden" name="payment" value="${escapeAttribute(id)}">
${sandboxActions.map(drawButton).join("\n")}
</form>
<p class="note">${sandboxTexts.lateNote}</p>`;

const drawButton = (action: SandboxAction) =>
  `<button name="action" value="${action}"${action === "pay" ? ' class="main"' : ""}>${sandboxTexts[action]}</button>`;

const drawEnd = (status: "succeeded" | "canceled", returnUrl: string) =>
  `<p>${status === "succeeded" ? sandboxTexts.paid : sandboxTexts.declined}</p>
<p><a class="back" href="${escapeAttribute(returnUrl)}">${sandboxTexts.back}</a></p>`;

const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");
