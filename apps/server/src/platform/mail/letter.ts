/** A letter to one person, as plain text, and as HTML where that reads better. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Sends letters; rejects when a letter could not be handed over. */
export interface Mailer {
  send: (letter: Letter) => Promise<void>;
}
