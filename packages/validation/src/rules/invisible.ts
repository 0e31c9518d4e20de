const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;
const joiners = /[\u200c\u200d]/g;

/**
 * Whether a text holds what nobody sees: spaces, controls, zero-width and direction marks, which
 * come along when one copies. Joiners are letters' business in Persian and Hindi, and emojis'.
 */
export function hasInvisible(text: string): boolean {
  return unseen.test(text.replaceAll(joiners, ""));
}
