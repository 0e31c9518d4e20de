import { normalizePhone } from "@tour/validation";

/** How the numbers of Russia and Kazakhstan, and of Belarus, are read. */
const groups = [/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, /^(\+375)(\d{2})(\d{3})(\d{2})(\d{2})$/];

/**
 * A phone number as it is read: "+7 388 222-12-34". Numbers of other countries, and those that were
 * typed with their own spacing, stay as they are. Spaces do not break.
 */
export function formatPhone(phone: string): string {
  const text = phone.trim();
  for (const group of groups) {
    const parts = group.exec(text)?.slice(1);
    if (parts) return `${parts.slice(0, 3).join("\u00a0")}-${parts.slice(3).join("-")}`;
  }
  return text.replaceAll(" ", "\u00a0");
}

/** The address that calls a number. */
export const phoneHref = (phone: string) =>
  `tel:${normalizePhone(phone).replaceAll(/[^\d+]/g, "")}`;
