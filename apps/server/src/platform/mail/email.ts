/** An email to one person, as plain text, and as HTML where that reads better. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Sends emails; rejects when an email could not be handed over. */
export interface Mailer {
  send: (email: Email) => Promise<void>;
}
