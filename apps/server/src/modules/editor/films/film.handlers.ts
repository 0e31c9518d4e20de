import { createHash, randomBytes } from "node:crypto";
import type { Film, Handlers } from "@tour/api";
import type { filmCalls } from "@tour/api/contract";
import { subDays } from "date-fns/subDays";
import { and, eq, lt } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { films } from "../../media/films/film.table.ts";
import { readFilm } from "../../media/films/read-film.ts";
import { filmPath, filmUrl } from "../../media/media-path.ts";
import { mediaTexts } from "../../media/media.texts.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { removeFilesLater } from "../../media/storage/remove-files.job.ts";
import { findPlaces } from "../pictures/find-places.ts";

/** So many an organiser may have, whatever they stand in. */
const maxFilms = 30;
const maxNameLength = 200;

/** Films of an organiser's pages. Decision 0103. */
export const filmHandlers: Handlers<typeof filmCalls, RequestContext> = {
  uploadFilm: async ({ query, body: { file } }, context) => {
    const { organizer_id: organizerId } = query;
    const uploaded = new Uint8Array(await file.arrayBuffer());
    const hash = createHash("sha256").update(uploaded).digest("hex");
    const same = and(eq(films.organizerId, organizerId), eq(films.hash, hash));
    const [known] = await context.db.select().from(films).where(same);
    if (known) return { data: toFilm(known) };
    const { type, bytes } = readFilm(uploaded);
    await giveUpUnused(context, organizerId);
    if ((await context.db.$count(films, eq(films.organizerId, organizerId))) >= maxFilms) {
      throw new Refusal("conflict", mediaTexts.tooManyFilms(maxFilms));
    }
    const key = randomBytes(16).toString("base64url");
    const name = file.name.split(/[\\/]/).at(-1)?.slice(0, maxNameLength) ?? "";
    const storage = openMediaStorage(context.env);
    await storage.write(filmPath(key), bytes);
    const [row] = await context.db
      .insert(films)
      .values({ key, organizerId, name, type, bytes: bytes.byteLength, hash })
      .onConflictDoNothing({ target: [films.organizerId, films.hash] })
      .returning();
    if (row) return { data: toFilm(row) };
    // The same file came twice at once.
    await storage.remove(filmPath(key));
    const [other] = await context.db.select().from(films).where(same);
    if (!other) throw new Error("The database kept no film");
    return { data: toFilm(other) };
  },
};

const toFilm = ({ key, type, name }: typeof films.$inferSelect): Film => ({
  url: filmUrl(key),
  type,
  name,
});

/** Films that stand nowhere, neither in a draft nor in a version; a draft is given a day to be saved. */
async function giveUpUnused({ db, jobs, now }: RequestContext, organizerId: number) {
  const isOld = and(eq(films.organizerId, organizerId), lt(films.createdAt, subDays(now(), 1)));
  for (const { key } of await db.select().from(films).where(isOld)) {
    await db.transaction(async (tx) => {
      const places = await findPlaces(tx, organizerId, key, { isLocking: true });
      if (places.length > 0) return;
      await tx.delete(films).where(eq(films.key, key));
      await removeFilesLater({ db: tx, jobs }, [filmPath(key)]);
    });
  }
}
