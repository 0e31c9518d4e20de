import type { Handlers } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { accountOf } from "../../platform/context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { requestPasswordReset, resetPassword } from "./password-reset.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const authHandlers: Handlers<typeof authCalls, RequestContext> = {
  signIn,
  signOut,
  requestPasswordReset,
  resetPassword,
  getAccount: (_, context) => {
    const { id, name, email, isStaff, memberships } = accountOf(context);
    return {
      data: {
        id,
        name,
        email,
        is_staff: isStaff,
        organizers: memberships.map((one) => ({
          id: one.organizerId,
          name: one.organizerName,
          role: one.role,
        })),
      },
    };
  },
  getSignInHints: (_, { env }) => ({ data: { accounts: env.isDemo ? [...demoAccounts] : [] } }),
};
