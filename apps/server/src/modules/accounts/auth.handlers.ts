import type { Handlers } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { factorStateOf } from "../../http/rights/second-factor.ts";
import { changePassword } from "./change-password.ts";
import { confirmPassword } from "./confirm-password.ts";
import { confirmEmail, sendConfirmationAgain } from "./confirm-email.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { readDemoHints } from "./second-factor/demo-hints.ts";

export const authHandlers: Handlers<typeof authCalls, RequestContext> = {
  signIn,
  signOut,
  signUp,
  confirmEmail,
  sendConfirmationAgain,
  requestPasswordReset,
  resetPassword,
  listSessions,
  endSession,
  endOtherSessions,
  changePassword,
  confirmPassword,
  getAccount: (_, context) => {
    const account = accountOf(context);
    const { id, name, email, isConfirmed, isStaff, memberships, impersonation } = account;
    return {
      data: {
        id,
        name,
        email,
        is_confirmed: isConfirmed,
        is_staff: isStaff,
        second_factor: factorStateOf(account),
        organizers: memberships.map((one) => ({
          id: one.organizerId,
          name: one.organizerName,
          role: one.role,
        })),
        impersonation: impersonation && {
          organizer_id: impersonation.organizerId,
          organizer_name: impersonation.organizerName,
          ends_at: impersonation.endsAt.toISOString(),
        },
      },
    };
  },
  getSignInHints: async (_, context) => ({
    data: { accounts: context.env.isDemo ? await readDemoHints(context) : [] },
  }),
};
