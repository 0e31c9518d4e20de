import type { DocumentType } from "@tour/api";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../db/column-types.ts";
import { users } from "../accounts/auth.table.ts";
import { sites } from "../sites/site.table.ts";

const siteId = () =>
  integer("site_id")
    .notNull()
    .references(() => sites.id, { onDelete: "cascade" });

/** The draft of a document. */
export const documents = pgTable(
  "documents",
  {
    siteId: siteId(),
    type: text("type").$type<DocumentType>().notNull(),
    title: text("title").notNull(),
    html: text("html").notNull(),
    /** Raised by each save, in the same statement that checks it. */
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.type] })],
);

/** What was published: requests keep the numbers of the versions that were accepted. */
export const documentVersions = pgTable(
  "document_versions",
  {
    siteId: siteId(),
    type: text("type").$type<DocumentType>().notNull(),
    /** 1, 2, 3, ... within the document. */
    version: integer("version").notNull(),
    title: text("title").notNull(),
    html: text("html").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.type, table.version] })],
);
