import { requestBeginnings, transitionNames, transitionOf } from "@tour/api";
import type { RefundRule, RequestStatus } from "@tour/api";
import { writeTable } from "./write-table.ts";

const statusNames: Record<RequestStatus, string> = {
  1: "pending confirm",
  2: "pending prepayment",
  3: "made prepayment",
  4: "tour complete",
  5: "canceled by tourist",
  6: "canceled by author",
  7: "canceled by system",
  8: "canceled by admin",
};

const refunds: Record<RefundRule, string> = {
  nothing: "",
  everything: "all that was paid goes back",
  "by the rules": "what the tour's cancellation rules say goes back",
  "as named": "what staff name goes back, without it all that was paid",
};

function describeEffects(name: (typeof transitionNames)[number]): string {
  const { seats, holdHours, contract, refund, earns, email, isEmailOptional, next } =
    transitionOf(name);
  const words = isEmailOptional ? ", if asked for" : "";
  return [
    `seats ${seats}${holdHours === undefined ? "" : ` for ${holdHours} h`}`,
    contract === "stays" ? "" : `contract ${contract}`,
    refunds[refund],
    earns ? "what does not go back is earned" : "",
    email ? `email "${email}"${words}` : "",
    ...next,
  ]
    .filter(Boolean)
    .join("; ");
}

/** `docs/booking-states.md`: what can happen to a request, out of the table that the server follows. */
export function writeBookingStates(): string {
  const statuses = Object.entries(statusNames);
  const beginnings = Object.entries(requestBeginnings);
  const steps = transitionNames.map((name) => {
    const { by, from, to, guards } = transitionOf(name);
    return [
      `\`${name}\``,
      by.join(", "),
      from.join(", "),
      `${to}`,
      guards.join("; "),
      describeEffects(name),
    ];
  });
  return `# The states of a request

Written by \`pnpm generate\` out of \`requestTransitions\` in \`packages/api\`: the table that the server
follows, the office's buttons are made from, and tests check histories against. Anything else is refused
with 409 and the present status. Each step is one conditional update and one row of history in one
transaction.

${writeTable([["status", "name"], ...statuses.map(([status, name]) => [status, name])])}

## How it begins

${writeTable([
  ["status", "when", "seats", "emails"],
  ...beginnings.map(([status, { when, isSold, emails }]) => [
    status,
    when,
    isSold ? "are sold" : "are held",
    emails.join(", "),
  ]),
])}

Whoever sells makes one for a guest who phones in the same three ways, and confirms it at once or later.
Nobody agrees for its guest: they are written to ("made by seller"), agree on the request's page, and only
then can pay there. Until then no contract is concluded, also by money that came past the shop.

## What happens then

${writeTable([["transition", "who", "from", "to", "only if", "what it does"], ...steps])}

Seats that are taken again are so only while they are free: else the payment goes back. Moving to another
date and changing the party leave the status as it is, and each is a row of the history, too.
`;
}
