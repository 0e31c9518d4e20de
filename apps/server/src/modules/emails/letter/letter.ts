/** One row of a letter's table: what it is, and its value; a link where `href` is given. */
export interface LetterFact {
  name: string;
  value: string;
  href?: string | undefined;
}

/** A sum of money in words: "По плану 2 × 48 000 ₽", "96 000 ₽". */
export interface LetterSum {
  name: string;
  sum: string;
  /** What the others add up to. */
  isTotal?: boolean;
}

/** What letters are put together from, top to bottom. All texts are plain. */
export type LetterPart =
  | { kind: "text"; text: string }
  /** Words of a person, set apart. */
  | { kind: "words"; title: string; text: string }
  | { kind: "facts"; facts: readonly LetterFact[] }
  | { kind: "sums"; sums: readonly LetterSum[] }
  | { kind: "button"; text: string; href: string };

/** What a letter says, in whoever's theme it is. */
export interface Letter {
  subject: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  title: string;
  parts: readonly LetterPart[];
  /** Why it came to this mailbox. */
  reason: string;
  /** Where one says that one wants no such letters; only of those that can be declined. */
  unsubscribe?: { text: string; href: string };
}

/** Whose letter it is, and their theme. */
export interface LetterSender {
  name: string;
  siteUrl: string;
  /** A picture on a white ground; null where the name stands for it. */
  logoUrl: string | null;
  /** `#rrggbb` */
  accent: string;
  onAccent: string;
  /** Of buttons, in px. */
  radius: number;
  contacts: readonly LetterFact[];
}
