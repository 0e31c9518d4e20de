import type { VisitSource } from "@tour/api";

interface Arrival {
  /** Address of the page that led here; empty where the browser names none. */
  referrer: string;
  /** Of the site itself. */
  host: string;
  marketplaceHost: string;
  query: URLSearchParams;
}

/** Words of hosts, and of the marks that people put into addresses for advertisements. */
const engines =
  /(^|\.)(yandex|ya|google|bing|duckduckgo|rambler|yahoo|baidu|ecosia|startpage|qwant)(\.|$)|^(go|search)\.mail\.ru$/;
const networks =
  /(^|\.)(vk|vkontakte|ok|odnoklassniki|t|telegram|tg|dzen|max|facebook|fb|instagram|ig|youtube|youtu|rutube|tiktok|pinterest|twitter|x|whatsapp|wa|viber|linkedin|livejournal|threads|reddit)(\.(com|ru|me|org|be|net|co|tv))?$/;

/** Paid for, whatever engine or network it is shown in. */
const paid = /^(cpc|ppc|cpm|cpa|paid|ads?|banner|display|retargeting|email|e-mail|mail|newsletter)/;

/**
 * From where somebody came who opened a page; null for whoever came from another page of the same
 * site. A mark in the address says more than the page that led here: apps of networks name none.
 */
export function findSource({
  referrer,
  host,
  marketplaceHost,
  query,
}: Arrival): VisitSource | null {
  const from = hostOf(referrer);
  if (from === host) return null;
  const mark = query.get("utm_source")?.trim().toLowerCase();
  const medium = query.get("utm_medium")?.trim().toLowerCase() ?? "";
  if (mark) {
    if (paid.test(medium)) return "campaign";
    return kindOf(mark) ?? "campaign";
  }
  if (from === "") return "direct";
  if (from === marketplaceHost) return "marketplace";
  return kindOf(withoutPort(from)) ?? "other";
}

function kindOf(name: string): VisitSource | null {
  if (networks.test(name)) return "social";
  return engines.test(name) ? "search" : null;
}

/** Apps name themselves instead of a page: `android-app://org.telegram.messenger/`. */
const apps: Record<string, string> = {
  "org.telegram.messenger": "telegram",
  "com.vkontakte.android": "vk",
  "ru.ok.android": "ok",
  "com.google.android.googlequicksearchbox": "google",
  "ru.yandex.searchplugin": "yandex",
};

function hostOf(referrer: string): string {
  if (!URL.canParse(referrer)) return "";
  const { protocol, host } = new URL(referrer);
  return protocol === "android-app:" ? (apps[host] ?? host) : host;
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, "");
