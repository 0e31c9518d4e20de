import type { Handlers } from "@tour/api";
import type { tourImportCalls } from "@tour/api/contract";
import { paginate } from "../../http/answers/paginate.ts";
import type { RequestContext } from "../../http/context.ts";
import { doRecorded } from "../activity/record-activity.ts";
import { exportTours } from "./exporting/export-tours.ts";
import { maySell } from "./may-sell.ts";
import { applyImport, undoImport } from "./start-import.ts";
import { uploadImport } from "./upload-import.ts";
import { listImports, listItems, viewImport } from "./view-import.ts";

const pageSize = 50;
const which = ({ id, organizer_id }: { id: number; organizer_id: number }) => ({
  id,
  organizerId: organizer_id,
});
const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** Tours that come from a file, and go into one. */
export const tourImportHandlers: Handlers<typeof tourImportCalls, RequestContext> = {
  uploadTourImport: async ({ query, body }, context) => {
    const { file, columns, time_zone: timeZone } = body;
    const uploaded = { organizerId: query.organizer_id, file, columns, timeZone };
    return { data: await uploadImport(context, uploaded) };
  },

  viewTourImport: async ({ query }, { db }) => ({ data: await viewImport(db, which(query)) }),

  listTourImports: async ({ query }, { db }) => {
    const { rows, total } = await listImports(db, query.organizer_id, pageOf(query.page));
    return { data: rows, pagination: paginate(query.page, pageSize, total) };
  },

  listTourImportItems: async ({ query }, { db }) => {
    const wanted = { kind: query.kind, ...pageOf(query.page) };
    const { rows, total } = await listItems(db, which(query), wanted);
    return { data: rows, pagination: paginate(query.page, pageSize, total) };
  },

  applyTourImport: async ({ query }, context) => {
    const { jobs } = context;
    const organizerId = query.organizer_id;
    const { data } = await doRecorded(
      context,
      (db) => applyImport({ db, jobs, maySell: maySell(context, organizerId) }, which(query)),
      ({ isStarted, data: { kinds } }) => {
        const details = { count: kinds.new + kinds.changed };
        return isStarted ? { organizerId, kind: "tours_imported", details } : null;
      },
    );
    return { data };
  },

  undoTourImport: async ({ query }, context) => {
    const { jobs } = context;
    const organizerId = query.organizer_id;
    const { data } = await doRecorded(
      context,
      (db) => undoImport({ db, jobs, maySell: maySell(context, organizerId) }, which(query)),
      ({ isStarted }) => (isStarted ? { organizerId, kind: "import_undone" } : null),
    );
    return { data };
  },

  exportTours: async ({ query }, context) => {
    const { organizer_id: organizerId, format } = query;
    return { data: await exportTours(context, { organizerId, format }) };
  },
};
