import type { Letter, LetterFact, LetterPart, LetterSender } from "./letter.ts";

/** A letter as plain text, for those who read it so. */
export function letterText(letter: Letter, sender: LetterSender): string {
  const footer = [sender.name, ...sender.contacts.map(writeContact), "", letter.reason];
  if (letter.unsubscribe) footer.push(`${letter.unsubscribe.text}:`, letter.unsubscribe.href);
  const parts = [letter.title, ...letter.parts.map(writePart), `--\n${footer.join("\n")}`];
  return parts.join("\n\n");
}

const writeContact = ({ value }: LetterFact) => value;

/** An address on the web stands below what leads there; a phone and an e-mail are what they say. */
const writeFact = ({ name, value, href }: LetterFact) =>
  `${name}: ${value}${href?.startsWith("http") ? `\n${href}` : ""}`;

function writePart(part: LetterPart): string {
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
