/** Digits in threes, as apps show them. */
export const formatCode = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, "$1 $2");
