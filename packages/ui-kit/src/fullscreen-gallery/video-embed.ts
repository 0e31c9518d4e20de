/** Where videos may come from. Specification, section 3. */
export type VideoProvider = "youtube" | "rutube" | "vimeo";

/** How a video is played in a frame. */
export interface VideoEmbed {
  provider: VideoProvider;
  /** Address of the frame, with `enablejsapi=1`; it begins to play. Specification, section 7. */
  src: string;
  /** Origin of the player, the only one that messages are posted to. */
  origin: string;
}

interface Player {
  hosts: readonly string[];
  /** Finds the id, and what else the frame has to know, in an address of the provider. */
  read(url: URL): { path: string; query: Record<string, string | undefined> } | undefined;
  origin: string;
  /** Messages that make the player stop, in the form that it understands. */
  stop: readonly string[];
}

const players: Record<VideoProvider, Player> = {
  youtube: {
    hosts: ["youtube.com", "youtu.be", "youtube-nocookie.com"],
    read(url) {
      const [, id] =
        /^\/(?:embed\/|shorts\/|live\/|v\/)?([\w-]{11})(?:\/|$)/.exec(url.pathname) ?? [];
      const found = url.searchParams.get("v") ?? id;
      if (!found || !/^[\w-]{11}$/.test(found)) return undefined;
      const start = /^\d+/.exec(url.searchParams.get("t") ?? url.searchParams.get("start") ?? "");
      return { path: `/embed/${found}`, query: { start: start?.[0] } };
    },
    origin: "https://www.youtube-nocookie.com",
    stop: ["pauseVideo", "stopVideo"].map((func) =>
      JSON.stringify({ event: "command", func, args: "" }),
    ),
  },
  rutube: {
    hosts: ["rutube.ru"],
    read(url) {
      const [, id] =
        /^\/(?:video\/private|video|shorts|play\/embed)\/([\da-z]+)\/?$/i.exec(url.pathname) ?? [];
      // The key of a video that only those who have its address may see.
      const key = url.searchParams.get("p") ?? undefined;
      return id ? { path: `/play/embed/${id}`, query: { p: key } } : undefined;
    },
    origin: "https://rutube.ru",
    stop: ["player:pause", "player:stop"].map((type) => JSON.stringify({ type, data: {} })),
  },
  vimeo: {
    hosts: ["vimeo.com", "player.vimeo.com"],
    read(url) {
      const [, id, inPath] =
        /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/.exec(
          url.pathname,
        ) ?? [];
      const key = url.searchParams.get("h") ?? inPath;
      return id ? { path: `/video/${id}`, query: { h: key } } : undefined;
    },
    origin: "https://player.vimeo.com",
    stop: ["pause", "unload"].map((method) => JSON.stringify({ method })),
  },
};

function parseUrl(address: string): URL | undefined {
  const url = URL.parse(address.startsWith("//") ? `https:${address}` : address);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** The frame for a video's address; `undefined` when it is not of youtube, rutube or vimeo. */
export function readVideo(address: string | undefined): VideoEmbed | undefined {
  const url = parseUrl(address ?? "");
  if (!url) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  for (const [provider, player] of Object.entries(players)) {
    const found = player.hosts.includes(host) ? player.read(url) : undefined;
    if (!found) continue;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...found.query, enablejsapi: "1", autoplay: "1" }))
      if (value) query.set(name, value);
    const src = `${player.origin}${found.path}?${query}`;
    return { provider: provider as VideoProvider, src, origin: player.origin };
  }
  return undefined;
}

/** Tells the player in a frame to stop; other origins than the player's hear nothing. */
export function stopVideo(frame: Pick<Window, "postMessage">, video: VideoEmbed): void {
  for (const message of players[video.provider].stop) frame.postMessage(message, video.origin);
}
