import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { activity } from "../../modules/activity/activity.table.ts";
import { impersonations } from "../../modules/accounts/impersonation/impersonation.table.ts";
import { memberships } from "../../modules/accounts/membership.table.ts";
import {
  accounts,
  emailConfirmations,
  sessions,
  users,
  verifications,
} from "../../modules/accounts/auth.table.ts";
import { recoveryCodes, secondFactors } from "../../modules/accounts/second-factor.table.ts";
import { savedViews } from "../../modules/office/saved-views/saved-view.table.ts";
import { suspensions } from "../../modules/office/suspension/suspension.table.ts";
import { verificationFiles } from "../../modules/office/verification/verification-file.table.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { invitations } from "../../modules/team/invitation.table.ts";
import { exported, isAmong, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";

export const theOrganizer = exported(
  organizers,
  isOrganizer(organizers.id),
  "Организатор: название, контакты, реквизиты",
);

const team = exported(
  memberships,
  isOrganizer(memberships.organizerId),
  "Команда: кто и с какой ролью",
);

/** Their numbers are those of accounts that no other organiser and no staff has. */
export const isOnlyTheirs: Belonging["isTheirs"] = (organizerId) => sql`${users.id} in (
  select user_id from memberships group by user_id
  having bool_and(organizer_id = ${sql.raw(String(organizerId))})) and not ${users.isStaff}`;

/** Who acts for this organiser; who acts for others as well is in the archive, and stays. */
const people: Belonging = {
  ...exported(users, isAmong(users.id, team, memberships.userId), "Люди команды: имя и почта", [
    "image",
    "sign_up_email",
  ]),
  isErased: isOnlyTheirs,
};
const lonely = { table: users, isTheirs: isOnlyTheirs };

const ofLonely = (table: PgTable, column: PgColumn) =>
  unexported(table, isAmong(column, lonely, users.id), "signs somebody in, or helps to");

/** Their accounts, and what hangs on these. */
export const ofAccounts: readonly Belonging[] = [
  people,
  ofLonely(sessions, sessions.userId),
  ofLonely(accounts, accounts.userId),
  ofLonely(verifications, verifications.value),
  ofLonely(emailConfirmations, emailConfirmations.userId),
  ofLonely(secondFactors, secondFactors.userId),
  ofLonely(recoveryCodes, recoveryCodes.userId),
];

/** What an organiser has in the office beside sites, tours and requests. */
export const ofOffice: readonly Belonging[] = [
  team,
  exported(invitations, isOrganizer(invitations.organizerId), "Приглашения в команду", [
    "token_hash",
  ]),
  exported(activity, isOrganizer(activity.organizerId), "Журнал: кто что сделал"),
  exported(
    impersonations,
    isOrganizer(impersonations.organizerId),
    "Когда и зачем в кабинет заходили сотрудники площадки",
    ["session_id"],
  ),
  exported(suspensions, isOrganizer(suspensions.organizerId), "Когда и почему снимали с площадки"),
  exported(
    verificationFiles,
    isOrganizer(verificationFiles.organizerId),
    "Документы для проверки: сами файлы в media/documents",
    ["storage_key"],
  ),
  exported(savedViews, isOrganizer(savedViews.organizerId), "Сохранённые отборы в списках"),
];
