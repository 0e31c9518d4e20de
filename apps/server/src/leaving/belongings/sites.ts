import { documents, documentVersions } from "../../modules/documents/document.table.ts";
import { pageEdits } from "../../modules/editor/drafts/page-edit.table.ts";
import { blockTemplates } from "../../modules/editor/templates/block-template.table.ts";
import { visitCounts } from "../../modules/figures/visits/visit.table.ts";
import { films } from "../../modules/media/films/film.table.ts";
import { media } from "../../modules/media/media.table.ts";
import { brands } from "../../modules/sites/brands/brand.table.ts";
import { domains } from "../../modules/sites/domains/domain.table.ts";
import { draftComments, draftLinks } from "../../modules/sites/draft-links/draft-link.table.ts";
import { fontFiles, fonts } from "../../modules/sites/fonts/font.table.ts";
import { siteNotices } from "../../modules/sites/notices/site-notice.table.ts";
import { scheduledPublications } from "../../modules/sites/scheduling/scheduled-publication.table.ts";
import { events, manifests, pages, sites } from "../../modules/sites/site.table.ts";
import { exported, isAmong, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";

export const theSite = exported(
  sites,
  isOrganizer(sites.organizerId),
  "Сайт: адрес, оформление, настройки",
);
export const pictures = exported(
  media,
  isOrganizer(media.organizerId),
  "Картинки: сами файлы в media/pictures под именем key",
  ["hash", "guest_of"],
);
export const theFilms = exported(
  films,
  isOrganizer(films.organizerId),
  "Видео: сами файлы в media/films под именем key",
  ["hash"],
);
export const theFontFiles = exported(
  fontFiles,
  isOrganizer(fontFiles.organizerId),
  "Файлы шрифтов: сами файлы в media/fonts под именем key",
);
export const scheduled = exported(
  scheduledPublications,
  isAmong(scheduledPublications.siteId, theSite, sites.id),
  "Публикации, назначенные на время",
);
const links = exported(
  draftLinks,
  isAmong(draftLinks.siteId, theSite, sites.id),
  "Ссылки на черновик",
  ["token_hash"],
);
export const theDomains = exported(
  domains,
  isAmong(domains.siteId, theSite, sites.id),
  "Свои домены",
  ["token"],
);

/** What an organiser's site is made of. */
export const ofSites: readonly Belonging[] = [
  pictures,
  theFilms,
  theFontFiles,
  exported(fonts, isOrganizer(fonts.organizerId), "Шрифты"),
  exported(brands, isOrganizer(brands.organizerId), "Сохранённые оформления"),
  exported(blockTemplates, isOrganizer(blockTemplates.organizerId), "Сохранённые блоки"),
  theSite,
  exported(pages, isAmong(pages.siteId, theSite, sites.id), "Страницы: черновики с блоками"),
  unexported(
    pageEdits,
    isAmong(pageEdits.siteId, theSite, sites.id),
    "by which two editors of one page are merged; the drafts have the words",
  ),
  exported(
    manifests,
    isAmong(manifests.siteId, theSite, sites.id),
    "Опубликованные версии сайта целиком",
  ),
  scheduled,
  exported(documents, isAmong(documents.siteId, theSite, sites.id), "Документы: черновики"),
  exported(
    documentVersions,
    isAmong(documentVersions.siteId, theSite, sites.id),
    "Документы: опубликованные версии",
  ),
  theDomains,
  links,
  exported(
    draftComments,
    isAmong(draftComments.linkId, links, draftLinks.id),
    "Замечания к черновику",
  ),
  exported(siteNotices, isOrganizer(siteNotices.organizerId), "Объявления над шапкой сайта"),
  exported(events, isOrganizer(events.organizerId), "События сайта"),
  exported(
    visitCounts,
    isOrganizer(visitCounts.organizerId),
    "Посещения по дням, без данных людей",
  ),
];
