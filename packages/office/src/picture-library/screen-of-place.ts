import type { MediaPlace } from "@tour/api";
import type { App } from "../links/app-link.tsx";
import { blockHash } from "../links/block-hash.ts";

interface Screen {
  app: App;
  /** Below the organiser's own. */
  path: string;
}

const builder = (path: string): Screen => ({ app: "builder", path });

/** Where an editor changes a picture at one of its places; undefined for what only others change. */
export function screenOfPlace({ kind, id }: MediaPlace): Screen | undefined {
  switch (kind) {
    case "main":
      return builder(`/page/main#${blockHash(String(id))}`);
    case "tour-page":
      return builder(`/page/tour#${blockHash(String(id))}`);
    case "tour":
      return { app: "crm", path: `/tours/${id}` };
    case "favicon":
    case "share-image":
      return builder(`/settings#${kind}`);
    case "versions":
    case "scheduled":
      return builder("/versions");
    default:
      return undefined;
  }
}
