import { isDeepStrictEqual } from "node:util";
import { refuseSmallFavicon } from "@tour/api";
import type { Handlers, MainPageSetting, ParsedInput } from "@tour/api";
import type { siteSettingCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { keyOfUrl, mediaUrl } from "../../media/media-path.ts";
import { media } from "../../media/media.table.ts";
import { lockSiteOf, requireSiteOf } from "../find-site.ts";
import { noAnalytics } from "../site-content.ts";
import type { SiteSettings } from "../site-content.ts";
import { sites } from "../site.table.ts";
import { faviconKey, faviconUrl, listFaviconFiles } from "./favicon.ts";
import { siteSettingTexts } from "./site-setting.texts.ts";

/** Metadata and favicon. Specification, section 7, "Organizer builder". */
export const siteSettingHandlers: Handlers<typeof siteSettingCalls, RequestContext> = {
  getMainPageSetting: async ({ query }, { db }) => ({
    data: toAnswer((await requireSiteOf(db, query.organizer_id)).settings),
  }),

  updateMainPageSetting: async ({ query, body }, { db }) => {
    const { share_image_file_id: fileId, is_indexable: isIndexable, ...rest } = body.settings;
    const organizerId = query.organizer_id;
    const shareImage = fileId ? await findShareImage(db, organizerId, fileId) : null;
    const change = {
      ...rest,
      ...(isIndexable !== undefined && { isIndexable }),
      ...(fileId !== undefined && { shareImage }),
    };
    const settings = await changeSettings(db, organizerId, change, (now) => {
      if (body.was && isOvertaken(now, body.settings, body.was)) {
        throw new Refusal("conflict", siteSettingTexts.changedElsewhere, { data: toAnswer(now) });
      }
    });
    return { data: toAnswer(settings) };
  },

  updateFavicon: async ({ query, body }, { db }) => {
    const { file_id: fileId, was } = body;
    if (fileId !== null) {
      const picture = await requirePicture(db, query.organizer_id, fileId, "file_id");
      const reason = refuseSmallFavicon(picture);
      if (reason) throw new Refusal("unprocessable", reason, { validation: { file_id: [reason] } });
    }
    const favicon = fileId === null ? null : faviconUrl(fileId, 32);
    const settings = await changeSettings(db, query.organizer_id, { favicon }, (site) => {
      const now = faviconKey(site.favicon);
      if (was === undefined || now === was || now === fileId) return;
      const data = { files: listFaviconFiles(site.favicon) };
      throw new Refusal("conflict", siteSettingTexts.changedElsewhere, { data });
    });
    return { files: listFaviconFiles(settings.favicon) };
  },

  getFavicon: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { files: listFaviconFiles(site.settings.favicon) };
  },
};

function toAnswer(settings: SiteSettings): MainPageSetting {
  return {
    title: settings.title,
    description: settings.description,
    share_image: settings.shareImage,
    is_indexable: settings.isIndexable,
    analytics: settings.analytics ?? noAnalytics,
  };
}

type Sent = ParsedInput<typeof siteSettingCalls.updateMainPageSetting>["body"]["settings"];

/** Whether something that is to be changed is neither as it was, nor as it is to be: somebody else's. */
function isOvertaken(settings: SiteSettings, change: Sent, was: Sent): boolean {
  const { share_image: image, ...words } = toAnswer(settings);
  const now = { ...words, share_image_file_id: image ? (keyOfUrl(image.url) ?? null) : null };
  return (Object.keys(was) as (keyof Sent)[]).some(
    (name) =>
      change[name] !== undefined &&
      !isDeepStrictEqual(now[name], was[name]) &&
      !isDeepStrictEqual(now[name], change[name]),
  );
}

/** A picture of the library with the cut for links that it has there. */
async function findShareImage(db: Database, organizerId: number, key: string) {
  const { crops } = await requirePicture(db, organizerId, key, "settings.share_image_file_id");
  const url = mediaUrl(key);
  return crops?.link === undefined ? { url } : { url, crops: { link: crops.link } };
}

async function requirePicture(db: Database, organizerId: number, key: string, field: string) {
  const own = and(eq(media.organizerId, organizerId), eq(media.key, key));
  const [picture] = await db.select().from(media).where(own);
  if (picture) return picture;
  const validation = { [field]: [siteSettingTexts.noPicture] };
  throw new Refusal("not_found", siteSettingTexts.noPicture, { validation });
}

/** Fields that are left out, or are undefined, stay as they are. */
type Change = { [Field in keyof SiteSettings]?: SiteSettings[Field] | undefined };

async function changeSettings(
  db: Database,
  organizerId: number,
  change: Change,
  check: (now: SiteSettings) => void = () => {},
) {
  return db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, organizerId);
    check(site.settings);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const settings: SiteSettings = { ...site.settings, ...Object.fromEntries(given) };
    await tx.update(sites).set({ settings }).where(eq(sites.id, site.id));
    return settings;
  });
}
