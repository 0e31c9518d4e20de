import { texts } from "../../texts/ru.ts";

export interface ErrorWords {
  title: string;
  text: string;
  action: string;
  /** Whether the button leads to the root route; otherwise it asks for the same page again. */
  leadsHome: boolean;
}

/** The words of the error page by status; a missing status counts as 500. Specification, section 2. */
export function errorWords(status: number, message: string, ownTitle?: string): ErrorWords {
  const { notFound, gone, tooLong, other, home } = texts.error;
  if (status === 404) {
    return { title: notFound.title, text: message, action: notFound.action, leadsHome: true };
  }
  if (status === 410) {
    return { title: ownTitle ?? gone.title, text: message, action: home, leadsHome: true };
  }
  if (status === 413) {
    return { title: tooLong.title, text: message, action: tooLong.action, leadsHome: false };
  }
  return { title: other.title, text: message, action: other.action, leadsHome: false };
}
