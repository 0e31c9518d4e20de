import * as v from "valibot";
import { organizerRoles } from "../organizer-access.ts";

export const organizerRoleSchema = v.picklist(organizerRoles);

/** An e-mail as accounts have it: without blanks around it, in lower case. */
export const accountEmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email("Введите корректный e-mail"),
);

/** Somebody who works for an organiser. */
const memberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: organizerRoleSchema,
});
export type TeamMember = v.InferOutput<typeof memberSchema>;

/** Somebody who was asked to; instants as ISO texts. */
const openInvitationSchema = v.object({
  id: v.number(),
  email: v.string(),
  role: organizerRoleSchema,
  sent_at: v.string(),
  expires_at: v.string(),
  /** Its link leads nowhere until it is sent again. */
  is_expired: v.boolean(),
});
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>;

export const teamSchema = v.object({
  members: v.array(memberSchema),
  invitations: v.array(openInvitationSchema),
});
export type Team = v.InferOutput<typeof teamSchema>;

/** An invitation as whoever has its link sees it. */
export const invitationSchema = v.object({
  organizer: v.string(),
  /** By name; null for somebody who is gone. */
  inviter: v.nullable(v.string()),
  email: v.string(),
  role: organizerRoleSchema,
  /** Whether the e-mail has an account: one accepts with it. */
  has_account: v.boolean(),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;
