import type { EditedTourist, TouristForm, ValidationMap } from "@tour/api";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import type { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";
import { findProblems, findWrongAnswers, readPhone } from "./check-tourist.ts";
import { canKeepDocuments } from "../../../platform/crypto/master-keys.ts";
import type { KeyEnv } from "../../../platform/crypto/master-keys.ts";
import { openOrganizerKey } from "./organizer-key.ts";
import { maskNumber, readNumber, sealNumber } from "./passport.ts";
import { touristTexts } from "./tourist.texts.ts";

interface Saving {
  request: typeof requests.$inferSelect;
  form: TouristForm;
  /** The one tourist whose link it came by; null for whoever may write all of them. */
  onlyId: number | null;
  /** The people who sell the tour may change what is locked for the guest. */
  isSeller: boolean;
  /** Forms may be unfinished. */
  isDraft: boolean;
  now: Date;
}

type Row = typeof tourists.$inferSelect;
type Change = Partial<typeof tourists.$inferInsert>;

/**
 * Keeps what was written of a request's tourists, all of it or nothing; each field that is left out
 * stays. 404 for another's tourist, 409 for one that is locked, 400 with what is wrong by field.
 */
export async function saveTourists(
  { db, env }: { db: Database; env: KeyEnv },
  typed: readonly EditedTourist[],
  saving: Saving,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = typed.map(({ id }) => id);
    const isOwn = and(eq(tourists.requestId, saving.request.id), inArray(tourists.id, ids));
    // In one order, so that two devices wait for each other instead of blocking.
    const rows = await tx.select().from(tourists).where(isOwn).orderBy(tourists.id).for("update");
    const problems: ValidationMap = {};
    const changes = new Map<number, Change>();
    for (const [index, one] of typed.entries()) {
      const row = rows.find(({ id }) => id === one.id);
      const isReached = saving.onlyId === null || saving.onlyId === one.id;
      if (!row || !isReached) throw notFound(touristTexts.noTourist);
      if (row.isLocked && !saving.isSeller) throw new Refusal("conflict", touristTexts.locked);
      const change = readChange(row, one);
      Object.assign(change, await readPassport({ db: tx, env }, { row, one, saving }));
      changes.set(row.id, change);
      const wrong = {
        ...(one.passport && change.passport === undefined
          ? { passport: [touristTexts.document[one.document_kind ?? row.documentKind]] }
          : {}),
        ...findWrongAnswers(one.questionnaire ?? {}, saving.form),
        ...(saving.isDraft ? {} : findProblems({ ...row, ...change }, saving.form, saving.now)),
      };
      for (const [name, messages] of Object.entries(wrong)) {
        problems[`tourists.${index}.${name}`] ??= messages;
      }
    }
    if (Object.keys(problems).length > 0) throw badRequest(problems);
    for (const [id, change] of changes) {
      await tx
        .update(tourists)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(tourists.id, id));
    }
  });
}

/** What changes in a row, but for the document's number. */
function readChange(row: Row, one: EditedTourist): Change {
  const change: Change = {};
  const put = <Name extends keyof Change>(name: Name, value: Change[Name] | undefined) => {
    if (value !== undefined) change[name] = value;
  };
  put("lastName", one.last_name);
  put("firstName", one.first_name);
  put("middleName", one.middle_name);
  put("birthday", one.birthday);
  put("email", one.email);
  // What is no number yet stays as it is written.
  put("phone", one.phone && (readPhone(one.phone) ?? one.phone));
  put("foodRestriction", one.food_restriction);
  put("documentKind", one.document_kind);
  if (one.can_edit !== undefined) change.isLocked = !one.can_edit;
  if (one.questionnaire) change.questionnaire = { ...row.questionnaire, ...one.questionnaire };
  return { ...change, ...readNames({ ...row, ...change }, one) };
}

/** The whole name follows its parts; one that comes alone gives them. */
function readNames(merged: Row, one: EditedTourist): Change {
  const hasParts = [one.last_name, one.first_name, one.middle_name].some(
    (part) => part !== undefined,
  );
  if (hasParts || one.full_name === undefined) {
    const parts = [merged.lastName, merged.firstName, merged.middleName];
    return hasParts ? { fullName: parts.filter(Boolean).join(" ") } : {};
  }
  const [lastName = "", firstName = "", ...rest] = one.full_name.split(/\s+/);
  return { fullName: one.full_name, lastName, firstName, middleName: rest.join(" ") };
}

/** The document's number, sealed; nothing where none was written, or where it is not one of its kind. */
async function readPassport(
  context: { db: Database; env: KeyEnv },
  { row, one, saving }: { row: Row; one: EditedTourist; saving: Saving },
): Promise<Change> {
  // A number of another kind of document would be of none.
  const isOtherKind = one.document_kind !== undefined && one.document_kind !== row.documentKind;
  if (one.passport === "" || (one.passport === undefined && isOtherKind)) {
    return { passport: null, passportMask: "" };
  }
  if (one.passport === undefined) return {};
  if (!canKeepDocuments(context.env)) {
    throw new Refusal("unprocessable", touristTexts.noDocuments);
  }
  const number = readNumber(one.document_kind ?? row.documentKind, one.passport);
  if (number === null) return {};
  const key = await openOrganizerKey(context, saving.request.organizerId);
  return { passport: sealNumber(number, key, row.id), passportMask: maskNumber(number) };
}
