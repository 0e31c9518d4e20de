import type { PaymentTroubles, SettleTrouble } from "@tour/api";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { paymentTexts } from "./payment.texts.ts";
import { settledTroubles } from "./settled-trouble.table.ts";
import { troubles } from "./trouble-states.ts";

/** As many as anybody looks back. */
const maxListed = 50;

/** Keeps what staff found out of a trouble; 404 for what is none, 409 once a colleague has settled it. */
export async function settleTrouble(
  db: Database,
  { kind, trouble_id: troubleId, note }: SettleTrouble,
  userId: string,
): Promise<void> {
  const { table, id, isTrouble, state } = troubles[kind];
  const [found] = await db
    .select({ state })
    .from(table)
    .where(and(eq(id, troubleId), isTrouble));
  if (!found) throw notFound(paymentTexts.noTrouble);
  const [settled] = await db
    .insert(settledTroubles)
    .values({ kind, troubleId, state: found.state, note, userId })
    .onConflictDoNothing()
    .returning({ id: settledTroubles.id });
  if (!settled) throw new Refusal("conflict", paymentTexts.settledAlready);
}

/** What was settled last, newest first. */
export async function listSettled(db: Database): Promise<PaymentTroubles["settled"]> {
  const rows = await db
    .select({ row: settledTroubles, by: users.name })
    .from(settledTroubles)
    .leftJoin(users, eq(users.id, settledTroubles.userId))
    .orderBy(desc(settledTroubles.id))
    .limit(maxListed);
  return rows.map(({ row, by }) => ({
    id: row.id,
    kind: row.kind,
    trouble_id: row.troubleId,
    note: row.note,
    by: by ?? "",
    at: row.createdAt.toISOString(),
  }));
}
