/** A number as files have it; NaN for anything else, also for an empty text. */
export const readNumber = (text: string | null | undefined): number =>
  text?.trim() ? Number(text) : Number.NaN;
