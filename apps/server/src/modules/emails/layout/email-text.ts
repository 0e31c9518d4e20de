import type { EmailContent, EmailFact, EmailPart, EmailSender } from "./email-content.ts";

/** An email as plain text, for those who read it so. */
export function emailText(content: EmailContent, sender: EmailSender): string {
  const footer = [sender.name, ...sender.contacts.map(writeContact), "", content.reason];
  if (content.unsubscribe) footer.push(`${content.unsubscribe.text}:`, content.unsubscribe.href);
  const parts = [content.title, ...content.parts.map(writePart), `--\n${footer.join("\n")}`];
  return parts.join("\n\n");
}

const writeContact = ({ value }: EmailFact) => value;

/** An address on the web stands below what leads there; a phone and an e-mail are what they say. */
const writeFact = ({ name, value, href }: EmailFact) =>
  `${name}: ${value}${href?.startsWith("http") ? `\n${href}` : ""}`;

function writePart(part: EmailPart): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "words":
      return `${part.title}:\n${part.text.replaceAll(/^/gm, "> ")}`;
    case "facts":
      return part.facts.map(writeFact).join("\n");
    case "sums":
      return part.sums.map(({ name, sum }) => `${name}: ${sum}`).join("\n");
    case "button":
      return `${part.text}:\n${part.href}`;
  }
}
