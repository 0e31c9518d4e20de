import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { filled } from "../entities/input-fields.ts";
import {
  accountEmailSchema,
  invitationSchema,
  organizerRoleSchema,
  teamSchema,
} from "../entities/team.ts";
import { newPassword } from "./auth.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const userId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const linkToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const joined = dataOf(v.object({ organizer_id: v.number() }));
const ofInvitation = v.strictObject({ id: integerSchema });

/** Product decisions, sections 2 and 12: who works for an organiser. */
export const teamCalls = {
  listTeam: defineCall({
    method: "GET",
    path: "/crm/api/team/list",
    summary: "Who works for the organiser, owners first, and who is invited",
    access: "office",
    query: byOrganizer,
    answer: dataOf(teamSchema),
  }),
  inviteMember: defineCall({
    method: "POST",
    path: "/crm/api/team/invite",
    summary:
      "Sends an email that invites to the team; 409 for who works there or is invited already, 422 " +
      "before the inviter's own e-mail is confirmed, 429 after too many",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ email: accountEmailSchema, role: organizerRoleSchema }),
    answer: dataOf(teamSchema),
  }),
  resendInvitation: defineCall({
    method: "POST",
    path: "/crm/api/team/resend-invitation",
    summary:
      "Sends the email again with a new link, which ends the one before; 429 within a minute",
    access: "owner",
    query: byOrganizer,
    body: ofInvitation,
    answer: dataOf(teamSchema),
  }),
  withdrawInvitation: defineCall({
    method: "POST",
    path: "/crm/api/team/withdraw-invitation",
    summary: "Ends an invitation: its link leads nowhere",
    access: "owner",
    query: byOrganizer,
    body: ofInvitation,
    answer: doneSchema,
  }),
  changeMemberRole: defineCall({
    method: "POST",
    path: "/crm/api/team/change-role",
    summary: "Gives somebody of the team another role; 422 for the last owner",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ user_id: userId, role: organizerRoleSchema }),
    answer: dataOf(teamSchema),
  }),
  removeMember: defineCall({
    method: "POST",
    path: "/crm/api/team/remove",
    summary: "Takes somebody out of the team, whose access ends at once; 422 for the last owner",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ user_id: userId }),
    answer: doneSchema,
  }),
  getInvitation: defineCall({
    method: "GET",
    path: "/auth/invitation",
    summary:
      "To which organiser's team the email's link invites, and whom; 410 for one that is used, " +
      "withdrawn or too old",
    access: "anyone",
    query: v.strictObject({ token: linkToken }),
    answer: dataOf(invitationSchema),
  }),
  acceptInvitation: defineCall({
    method: "POST",
    path: "/auth/accept-invitation",
    summary: "Joins the team with the signed-in account; 422 for an invitation of another e-mail",
    access: "signed-in",
    body: v.strictObject({ token: linkToken }),
    answer: joined,
  }),
  joinByInvitation: defineCall({
    method: "POST",
    path: "/auth/join-by-invitation",
    summary:
      "Makes an account for who is invited and has none, joins the team and starts a session; 409 " +
      "where the e-mail has an account: one signs in with it and accepts",
    access: "anyone",
    body: v.strictObject({ token: linkToken, name: filled(120), password: newPassword }),
    answer: joined,
  }),
};
