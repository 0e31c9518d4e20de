import type { AttachedSite, PickedParts } from "@tour/api";
import type { EditedPage } from "./use-drafts.ts";
import type { PublicationTime, PublishType } from "./use-publish.ts";

/** What a choice of what to publish is given. */
export interface PublicationProps {
  organizerId: number;
  site: AttachedSite;
  edited: EditedPage | undefined;
  showBlock: ((id: string) => void) | undefined;
  /** Publishes what is picked, or all; `waiting` is how many changes stay in the drafts. */
  publish: (type: PublishType, picked?: PickedParts, waiting?: number) => void;
  /** The same at its time, an instant in UTC. */
  schedule: (at: PublicationTime, type: PublishType, picked?: PickedParts) => Promise<void>;
  /** What is to be mended first stands on another screen. */
  leave: () => void;
}
