/** An email to one person, as plain text, and as HTML where that reads better. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** In whose name it comes; without it, in the name that `MAIL_FROM` has. The address stays. */
  fromName?: string;
  /** Of what can be unsubscribed from: a POST to it does so at once (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends emails; rejects when an email could not be handed over. */
export interface Mailer {
  send: (email: Email) => Promise<void>;
}
