/**
 * A text without line breaks and other control characters, which would begin a new header, and
 * without those that turn the direction of what follows.
 */
export const oneLine = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what must not pass
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]+/g, "")
    .trim();
