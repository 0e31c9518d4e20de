import type { Handlers } from "@tour/api";
import type { secondFactorCalls } from "@tour/api/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { sessions } from "../auth.table.ts";
import { secondFactors } from "../second-factor.table.ts";
import { dropFactor } from "./drop-factor.ts";
import { tryCode } from "./limit-codes.ts";
import { countCodes, replaceCodes } from "./recovery-codes.ts";
import { beginSecondFactor, confirmSecondFactor } from "./set-up.ts";
import { takeCode } from "./take-code.ts";

/** The code of an app beside the password. Product decisions, section 12. */
export const secondFactorHandlers: Handlers<typeof secondFactorCalls, RequestContext> = {
  beginSecondFactor,
  confirmSecondFactor,

  getSecondFactor: async (_, context) => {
    const { db } = context;
    const { id } = accountOf(context);
    const isTheirs = and(eq(secondFactors.userId, id), isNotNull(secondFactors.confirmedAt));
    const [factor] = await db.select().from(secondFactors).where(isTheirs);
    return {
      data: {
        is_on: factor !== undefined,
        since: factor?.confirmedAt?.toISOString() ?? null,
        recovery_codes_left: factor ? await countCodes(db, id) : 0,
      },
    };
  },

  showSecondFactor: async ({ body }, context) => {
    const { db, now } = context;
    const { id, sessionId } = accountOf(context);
    await requireCode(context, body.code);
    await db.update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, sessionId));
    return { data: { recovery_codes_left: await countCodes(db, id) } };
  },

  turnOffSecondFactor: async ({ body }, context) => {
    await requireCode(context, body.code);
    await dropFactor(context.db, accountOf(context).id);
    return { success: true };
  },

  renewRecoveryCodes: async (_, context) => {
    const { id } = accountOf(context);
    const codes = await context.db.transaction((tx) => replaceCodes(tx, id));
    return { data: { recovery_codes: codes } };
  },
};

const requireCode = (context: RequestContext, code: string) =>
  tryCode(context, async () => (await takeCode(context, accountOf(context).id, code)) || null);
