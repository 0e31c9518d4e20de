/**
 * Without spaces around it, but for line ends at its end: one after the only part of a list says that
 * what stands within it parts nothing.
 */
export const trimSpaces = (text: string): string => text.replace(/^\s+|[^\S\n]+$/g, "");
