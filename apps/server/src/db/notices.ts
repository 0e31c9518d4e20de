/** Whoever listens to what the database tells of. */
export interface NoticeListener {
  /** Something was told, in the transaction that has just ended. */
  hear: (payload: string) => void;
  /** From now on something may be told that is not heard; nothing more is said here. */
  lose: () => void;
}

/** What transactions tell every process of, by `pg_notify` on one channel. */
export interface Notices {
  /**
   * Hears of whatever is told from the answer on, until the function in it is called; null where it
   * cannot be heard now.
   */
  listen: (listener: NoticeListener) => Promise<(() => void) | null>;
  close: () => Promise<void>;
}

export const siteChannel = "site_events";

/** Where nobody listens: whoever waits for notices asks instead. */
export const noNotices: Notices = { listen: async () => null, close: async () => {} };
