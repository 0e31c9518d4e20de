/**
 * A phone number as Russians write it: "+7 388 222-12-34". Numbers of other countries, and those
 * that were typed with their own spacing, stay as they are. Spaces do not break.
 */
export function formatPhone(phone: string): string {
  const text = phone.trim();
  const digits = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(text);
  if (!digits) return text.replaceAll(" ", "\u00a0");
  const [, area, first, second, third] = digits;
  return `+7\u00a0${area}\u00a0${first}-${second}-${third}`;
}

/** The address that calls a number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
