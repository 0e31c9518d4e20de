import type { EditedTourist, TouristForm, TypedTourist, ValidationMap } from "@tour/api";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { recountGuests } from "../guest-summary/recount-guests.ts";
import { requests } from "../request.table.ts";
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

/** As a guest types it, or whoever sells the tour, who agrees to nothing in their name. */
type Written = EditedTourist & Pick<TypedTourist, "joins_guest_summary">;
type Row = typeof tourists.$inferSelect;
type Change = Partial<typeof tourists.$inferInsert>;

/**
 * Keeps what was written of a request's tourists, all of it or nothing; each field that is left out
 * stays. 404 for another's tourist, 409 for one that is locked, 400 with what is wrong by field.
 */
export async function saveTourists(
  { db, env }: { db: Database; env: KeyEnv },
  typed: readonly Written[],
  saving: Saving,
): Promise<void> {
  await db.transaction(async (tx) => {
    const mayCount = typed.some(changesSummary);
    // First, as everybody does who changes a request's people: what they count for is locked last.
    const [locked] = mayCount
      ? await tx
          .select({ departureId: requests.departureId })
          .from(requests)
          .where(eq(requests.id, saving.request.id))
          .for("update")
      : [];
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
      const isClosed = row.isLocked && !saving.isSeller && !isAboutSummary(one);
      if (isClosed) throw new Refusal("conflict", touristTexts.locked);
      const change = readChange(row, one);
      Object.assign(change, await readPassport({ db: tx, env }, { row, one, saving }));
      changes.set(row.id, change);
      const wrong = {
        ...(one.passport && change.passport === undefined
          ? { passport: [touristTexts.document[one.document_kind ?? row.documentKind]] }
          : {}),
        ...findWrongAnswers(one.questionnaire ?? {}, saving.form),
        ...(saving.isDraft || isAboutSummary(one)
          ? {}
          : findProblems({ ...row, ...change }, saving.form, saving.now)),
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
    if (locked) await recountGuests(tx, locked.departureId);
  });
}

/** Whether it may change who is told of as going. */
const changesSummary = ({ birthday, joins_guest_summary: joins }: Written): boolean =>
  birthday !== undefined || joins !== undefined;

/** What was agreed to can be taken back also where nothing else changes any more. */
const isAboutSummary = ({ id: _, joins_guest_summary: joins, ...rest }: Written): boolean =>
  joins !== undefined && Object.keys(rest).length === 0;

/** What changes in a row, but for the document's number. */
function readChange(row: Row, one: Written): Change {
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
  const { joins_guest_summary: joins } = one;
  if (joins !== undefined && joins !== (row.guestSummaryAgreedAt !== null)) {
    change.guestSummaryAgreedAt = joins ? new Date() : null;
  }
  if (one.questionnaire) change.questionnaire = { ...row.questionnaire, ...one.questionnaire };
  return { ...change, ...readNames({ ...row, ...change }, one) };
}

/** The whole name follows its parts; one that comes alone gives them. */
function readNames(merged: Row, one: Written): Change {
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
  { row, one, saving }: { row: Row; one: Written; saving: Saving },
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
