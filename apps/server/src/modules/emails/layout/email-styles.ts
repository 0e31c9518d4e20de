import { accentInTheDark, emailColors } from "./email-colors.ts";
import type { EmailSender } from "./email-content.ts";

/** Web fonts do not reach most mailboxes: each shows its system's own. */
export const emailFont =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** What HTML inside an email's texts is styled by, in the classes that `email-html.ts` names. */
export function emailStyles({ accent, onAccent }: EmailSender): string {
  const { light } = emailColors;
  return `
    a { color: inherit; }
    .part div, .part td { overflow-wrap: anywhere; }
    .part table { border-collapse: collapse; }
    .fact td { padding: 7px 0; vertical-align: top; line-height: 1.45; }
    .part .fact td:first-child { overflow-wrap: normal; }
    .fact td:first-child { width: 34%; padding-right: 16px; color: ${light.quiet}; }
    .sum td { padding: 9px 0; vertical-align: top; line-height: 1.45; border-top: 1px solid ${light.line}; }
    .sum:first-child td { border-top: 0; }
    .sum td:last-child { padding-left: 16px; text-align: right; white-space: nowrap; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
    .total td { font-size: 18px; font-weight: 700; }
    .words { padding-left: 16px; border-left: 3px solid ${accent}; }
    .words-title { padding-bottom: 4px; font-size: 14px; color: ${light.quiet}; }
    .logo { display: inline-block; padding: 6px 10px; border-radius: 10px; background: #ffffff; }
    ${darkStyles(accentInTheDark(accent, onAccent))}`;
}

const darkStyles = ({ accent, onAccent }: { accent: string; onAccent: string }) => {
  const { page, card, text, quiet, line } = emailColors.dark;
  return `
    @media (prefers-color-scheme: dark) {
      .page, .page > div { background: ${page} !important; }
      .card, .card > table, .card > table > tbody > tr > td { background: ${card} !important; }
      .part div, .part table { color: ${text} !important; }
      .accent, .accent > table, .accent td { background: ${accent} !important; }
      .button td { background: ${accent} !important; }
      .button a { background: ${accent} !important; color: ${onAccent} !important; }
      .sum td { border-color: ${line} !important; }
      .fact td:first-child, .part .words-title, .quiet div { color: ${quiet} !important; }
      .words { border-color: ${accent} !important; }
    }`;
};
