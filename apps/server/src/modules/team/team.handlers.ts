import type { Handlers } from "@tour/api";
import type { teamCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { acceptInvitation, joinByInvitation, readInvitation } from "./accept-invitation.ts";
import { changeMember } from "./change-member.ts";
import { inviteMember, resendInvitation, withdrawInvitation } from "./invite-member.ts";
import { listTeam } from "./list-team.ts";

const answerTeam = async ({ db, now }: RequestContext, organizerId: number) => ({
  data: await listTeam(db, organizerId, now()),
});

/** Who works for an organiser. Product decisions, sections 2 and 12. */
export const teamHandlers: Handlers<typeof teamCalls, RequestContext> = {
  listTeam: ({ query }, context) => answerTeam(context, query.organizer_id),

  inviteMember: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await inviteMember(context, { organizerId, ...body });
    return answerTeam(context, organizerId);
  },

  resendInvitation: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await resendInvitation(context, { organizerId, id: body.id });
    return answerTeam(context, organizerId);
  },

  withdrawInvitation: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await withdrawInvitation(context, { organizerId, id: body.id });
    return { success: true };
  },

  changeMemberRole: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await changeMember(context, { organizerId, userId: body.user_id, role: body.role });
    return answerTeam(context, organizerId);
  },

  removeMember: async ({ query: { organizer_id: organizerId }, body }, context) => {
    await changeMember(context, { organizerId, userId: body.user_id, role: null });
    return { success: true };
  },

  getInvitation: readInvitation,
  acceptInvitation,
  joinByInvitation,
};
