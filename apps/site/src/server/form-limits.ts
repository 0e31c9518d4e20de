import { PageError } from "../page/page-errors.ts";
import { texts } from "../texts/ru.ts";

const kB = 1024;

/** What a form's body may have, in bytes. */
export const formLimits = { short: 16 * kB, long: 64 * kB };

/** 413 with words for whoever wrote so much. */
export const tooLong = (message: string): PageError =>
  new PageError(413, message, texts.error.tooLong.text);
