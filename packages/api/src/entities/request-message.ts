import * as v from "valibot";
import { uuidSchema } from "./booking-key.ts";
import { filled } from "./input-fields.ts";
import { requestRowSchema } from "./request-list.ts";

/** Who wrote a message: the guest, the organiser's people, or staff of the marketplace. */
const messageAuthors = ["guest", "organizer", "staff"] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** A message between a request's guest and those who sell the tour: plain text. */
export const requestMessageSchema = v.object({
  id: v.number(),
  author: v.picklist(messageAuthors),
  text: v.string(),
  /** When it was written, as an ISO instant. */
  at: v.string(),
});
export type RequestMessage = v.InferOutput<typeof requestMessageSchema>;

/** What is written, and under which key: the same text with the same key is one message. */
export const newMessageFields = {
  text: filled(4000),
  /** Made by the client (uuid v4), so that what is sent again after a failure comes once. */
  key: v.optional(uuidSchema),
};

/** One guest's requests with one organiser and what was written about them, for the office. */
export const requestChatSchema = v.object({
  id: v.number(),
  organizer_id: v.number(),
  /** As it was typed into the requests' forms, in lower case: it proves nobody's identity. */
  email: v.string(),
  /** Newest first. */
  requests: v.array(requestRowSchema),
  /** Of all of them in one thread, oldest first. */
  messages: v.array(v.object({ ...requestMessageSchema.entries, request_id: v.number() })),
});
export type RequestChat = v.InferOutput<typeof requestChatSchema>;
