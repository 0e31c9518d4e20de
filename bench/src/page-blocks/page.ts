/** A page's data as the API host answers it, passed through unread. */
export interface RecordedPage {
  blocks: RecordedBlock[];
  /** `PageData` of `@tour/blocks`. */
  data: { site: { preset_type: string; preset: unknown } };
}

export interface RecordedBlock {
  id: string;
  type: number;
  variant: number;
  content: Record<string, unknown>;
}

/** A block as a peer renders it: the props that our own site gives the same component. */
export interface PeerBlock {
  id: string;
  type: number;
  variant: number;
  anchor: string;
  tag: "header" | "footer" | "section";
  isInteractive: boolean;
  props: unknown;
}
