/** One row of an email's table: what it is, and its value; a link where `href` is given. */
export interface EmailFact {
  name: string;
  value: string;
  href?: string | undefined;
}

/** A sum of money in words: "По плану 2 × 48 000 ₽", "96 000 ₽". */
export interface EmailSum {
  name: string;
  sum: string;
  /** What the others add up to. */
  isTotal?: boolean;
}

/** What emails are put together from, top to bottom. All texts are plain. */
export type EmailPart =
  | { kind: "text"; text: string }
  /** Words of a person, set apart. */
  | { kind: "words"; title: string; text: string }
  | { kind: "facts"; facts: readonly EmailFact[] }
  | { kind: "sums"; sums: readonly EmailSum[] }
  | { kind: "button"; text: string; href: string };

/** What an email says, in whoever's theme it is. */
export interface EmailContent {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  parts: readonly EmailPart[];
  /** Why it came to this mailbox. */
  reason: string;
  /** Where one says that one wants no such emails; only of those that can be declined. */
  unsubscribe?: { text: string; href: string };
}

/** Whose email it is, and their theme. */
export interface EmailSender {
  name: string;
  siteUrl: string;
  /** A picture on a white ground; null where the name stands for it. */
  logoUrl: string | null;
  /** `#rrggbb` */
  accent: string;
  onAccent: string;
  /** Of buttons, in px. */
  radius: number;
  contacts: readonly EmailFact[];
}
