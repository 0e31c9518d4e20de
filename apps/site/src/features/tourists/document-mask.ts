import type { IdentityDocument } from "@tour/api";

/** The masks of numbers that are digits in a fixed form. */
export const masks: Partial<Record<IdentityDocument, string>> = {
  passport: "## ## ######",
  foreign_passport: "## #######",
};

const bare = (typed: string) => typed.toUpperCase().replaceAll(/[\s\-–—№./]/g, "");

const whole: Record<IdentityDocument, RegExp> = {
  passport: /^\d{10}$/,
  foreign_passport: /^\d{9}$/,
  birth_certificate: /^[\p{L}1]{3,}\d{6}$/u,
  other: /^[\p{L}\d]{4,20}$/u,
};

/** Whether a number has all of its signs, so that it can be kept. */
export const isWhole = (kind: IdentityDocument, typed: string): boolean =>
  whole[kind].test(bare(typed));
