/** How many colours avatars have. Specification, section 9. */
export const AVATAR_VARIANTS = 5;

/** First letters of the first two words, in upper case. Specification, section 9. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Which of the five colours belongs to these initials, 1 to 5; the same for the same letters. */
export function getAvatarVariant(initials: string): number {
  let sum = 0;
  for (const letter of initials) sum += letter.codePointAt(0) ?? 0;
  return (sum % AVATAR_VARIANTS) + 1;
}
