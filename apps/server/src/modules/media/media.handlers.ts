import type { Handlers } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { encodeOriginal, toMediaFile } from "./add-picture.ts";
import { addUpload } from "./add-upload.ts";
import { media } from "./media.table.ts";
import { decodeUpload, readUpload } from "./read-upload.ts";

const pageSize = 48;
const maxNameLength = 200;

export const mediaHandlers: Handlers<typeof mediaCalls, RequestContext> = {
  uploadMedia: async ({ query, body }, context) => {
    const picture = await readUpload(new Uint8Array(await body.file.arrayBuffer()));
    const original = await decodeUpload(() => encodeOriginal(picture));
    const name = body.file.name.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? "";
    const file = { organizerId: query.organizer_id, name, alt: body.alt };
    return { data: await addUpload(context, file, original) };
  },

  listMedia: async ({ query }, { db }) => {
    const keys = query.keys?.split(",");
    const own = and(
      eq(media.organizerId, query.organizer_id),
      isNull(media.guestOf),
      keys && inArray(media.key, keys),
    );
    const rows = await db
      .select()
      .from(media)
      .where(own)
      .orderBy(desc(media.createdAt), media.key)
      .limit(pageSize)
      .offset((query.page - 1) * pageSize);
    const pagination = paginate(query.page, pageSize, await db.$count(media, own));
    return { data: rows.map(toMediaFile), pagination };
  },
};
