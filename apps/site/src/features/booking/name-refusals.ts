import type { BookingOffer } from "@tour/api";
import { bookingTexts } from "../../texts/booking.ru.ts";
import { bookingProblemTexts as texts } from "../../texts/booking-problems.ru.ts";

/** What is wrong with a form, to be read above it. */
export interface BookingProblem {
  text: string;
  /** Id of the field that it is about. */
  field?: string;
}

type Refusals = Readonly<Record<string, readonly string[]>>;
type Shown = Pick<BookingOffer, "documents">;

/** The messages of fields as they are read away from them: each says which field it is of. */
export const nameRefusals = (validation: Refusals, offer: Shown): BookingProblem[] =>
  Object.entries(validation).map(([name, [why = ""]]) => {
    const kind = /^consents\.(.+)/.exec(name)?.[1];
    if (kind) return { text: nameConsent(kind, why, offer), field: name };
    const title = texts.fields[name.replace(/^contact\./, "") as keyof typeof texts.fields];
    return title ? { text: texts.refused(title, why), field: name } : { text: why };
  });

function nameConsent(kind: string, why: string, { documents }: Shown): string {
  if (kind === "others") return texts.consents.others;
  const title = documents.find((one) => one.kind === kind)?.title ?? "";
  if (why !== bookingTexts.consents.missing) return texts.refused(title, why);
  return kind === "personal_data" ? texts.consents.data : texts.consents.document(title);
}
