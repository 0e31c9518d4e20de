import { documentTypes } from "@tour/api";
import { checkLegal } from "../../../organizers/legal-checks.ts";
import { listHidden } from "../../../sites/documents-to-sell.ts";
import { unless } from "../check.ts";
import type { Check, Finding } from "../check.ts";
import type { ReadinessFacts } from "../readiness-facts.ts";

/** What the law asks for, and who the organiser is. */
export const documentChecks: readonly Check[] = [
  { name: "documents", weight: "essential", isOfContent: true, look: lookAtDocuments },
  {
    name: "legal",
    weight: "serious",
    look: ({ organizer: { legal } }) => {
      const { registry_number: registry, ...asked } = checkLegal(legal);
      const states = Object.values(asked);
      if (states.includes("wrong") || registry === "wrong") return { reason: "wrong" };
      // Agents and guides are in no register of tour operators.
      return unless(!states.includes("missing"), { reason: "missing" });
    },
  },
  {
    name: "verified",
    weight: "advice",
    look: ({ organizer: { verificationState: reason } }) =>
      unless(reason === "verified", { reason }),
  },
];

/** How money comes in. */
export const paymentChecks: readonly Check[] = [
  { name: "shop", weight: "essential", look: ({ payments }) => unless(payments.isOpen) },
  {
    name: "tried",
    weight: "advice",
    look: ({ payments: { hasShop, isTried } }) => (hasShop ? unless(isTried) : "not asked"),
  },
];

function lookAtDocuments({ content }: ReadinessFacts): Finding {
  if (!content) return { reason: "no_site" };
  const hidden = listHidden(content);
  const written = hidden.filter((type) => content.documents?.[type]);
  return unless(hidden.length === 0, {
    places: documentTypes
      .filter((type) => hidden.includes(type))
      .map((type) => ({ kind: "document", type })),
    fix: written.length > 0 ? { kind: "documents", types: written } : null,
  });
}
