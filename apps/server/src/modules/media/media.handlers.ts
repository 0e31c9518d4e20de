import type { Handlers } from "@tour/api";
import type { mediaCalls } from "@tour/api/contract";
import { and, desc, eq, ilike, inArray, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { containing } from "../../db/containing.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { toMediaFile } from "./add-picture.ts";
import { copyMedia } from "./copy-media.ts";
import { cropMedia } from "./crop-media.ts";
import { media } from "./media.table.ts";
import { uploadMedia } from "./upload-media.ts";

const pageSize = 48;

export const mediaHandlers: Handlers<typeof mediaCalls, RequestContext> = {
  uploadMedia,
  copyMedia,
  cropMedia,

  listMedia: async ({ query }, { db }) => {
    const keys = query.keys?.split(",");
    const own = and(
      eq(media.organizerId, query.organizer_id),
      isNull(media.guestOf),
      keys && inArray(media.key, keys),
      query.q ? matches(query.q) : undefined,
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

function matches(search: string) {
  const pattern = containing(search);
  return or(ilike(media.name, pattern), ilike(media.alt, pattern));
}
