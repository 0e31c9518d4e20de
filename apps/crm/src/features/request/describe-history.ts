import type { EmailKind, EmailRecipient, Money, SellerRequest } from "@tour/api";
import { formatDateRange, formatMoney } from "@tour/blocks/format";
import { requestTexts } from "../../texts/request.ru.ts";

const { steps } = requestTexts;
const emailTexts: Record<EmailRecipient, Partial<Record<EmailKind, string>>> = requestTexts.emails;

type Step = SellerRequest["history"][number];

/** Without the year: the trip's other lines name it. */
const rangeOf = ({ start_date: start, end_date: end }: NonNullable<Step["moved"]>["from"]) =>
  formatDateRange(start, end, start);

export interface HistoryLine {
  at: string;
  text: string;
  /** What somebody wrote at that. */
  words: string;
  isEmail: boolean;
}

/** What happened with a request, emails included, in plain words and in its order. */
export function describeHistory({
  history,
  emails,
  adjustments = [],
  waiting_emails: waiting = [],
}: Pick<SellerRequest, "history" | "emails"> &
  Partial<Pick<SellerRequest, "adjustments" | "waiting_emails">>): HistoryLine[] {
  const lines = [
    ...history.map((step) => ({
      at: step.at,
      text: describeStep(step),
      // The system's reason says what the line says.
      words: step.actor === "system" ? "" : step.reason,
      isEmail: false,
    })),
    ...adjustments.map(({ amount, reason, at }) => ({
      at,
      text: describeAdjustment(amount),
      words: reason,
      isEmail: false,
    })),
    ...emails.map(({ kind, to, at }) => ({
      at,
      text: emailTexts[to][kind] ?? kind,
      words: "",
      isEmail: true,
    })),
    ...waiting.map(({ kind, to, since }) => ({
      at: since,
      text: steps.waiting(emailTexts[to][kind] ?? kind),
      words: "",
      isEmail: true,
    })),
  ];
  return lines.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const describeAdjustment = ({ amount, currency }: Money): string => {
  const sum = formatMoney({ amount: Math.abs(amount), currency });
  return amount < 0 ? steps.discount(sum) : steps.extra(sum);
};

function describeStep({ from, to, moved, party, actor }: Step): string {
  if (party) return steps.party[party.change](party.title);
  if (moved?.is_kept) return steps.moved.kept(rangeOf(moved.to));
  if (moved)
    return steps.moved[actor === "visitor" ? "guest" : "seller"](
      rangeOf(moved.from),
      rangeOf(moved.to),
    );
  if (from === null) return actor === "visitor" ? steps.made : steps.madeBySeller;
  switch (to) {
    case 1:
      return steps.made;
    case 2:
      return steps.confirmed;
    case 3:
      if (from === 1) return steps.confirmedFree;
      return actor === "payment provider" ? steps.paid : steps.paidOutside;
    case 4:
      return steps.done;
    case 5:
      return steps.cancelledByGuest;
    case 6:
      return from === 1 ? steps.declined : steps.cancelled;
    case 7:
      return steps.expired;
    case 8:
      return steps.cancelledByStaff;
  }
}
