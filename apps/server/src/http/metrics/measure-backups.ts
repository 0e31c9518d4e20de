import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { Backups } from "../../db/read-backups.ts";
import { askOnce } from "./ask-once.ts";

/** Tells how old the newest backups are; nothing while the database is away. */
export function measureBackups(
  registry: Registry,
  readBackups: () => Promise<Backups> = async () => ({ log: null, copies: [] }),
): void {
  const registers = [registry];
  const read = askOnce(readBackups);
  new Gauge({
    name: "tour_backup_age_seconds",
    help: "How long ago the newest backup of a kind was begun that was noted as made",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset();
      for (const { kind, ageSeconds } of (await read())?.copies ?? []) {
        this.set({ kind }, ageSeconds);
      }
    },
  });
  new Gauge({
    name: "tour_log_archive_age_seconds",
    help: "How long ago PostgreSQL archived a segment of its log; none where it archives nothing",
    // Without labels a gauge is 0 before it is set: here that would say that all is well.
    labelNames: ["source"],
    registers,
    async collect() {
      this.reset();
      const log = (await read())?.log;
      if (log) this.set({ source: "primary" }, log.ageSeconds);
    },
  });
  new Gauge({
    name: "tour_log_archive_failed",
    help: "Whether PostgreSQL's last try to archive a segment of its log failed",
    labelNames: ["source"],
    registers,
    async collect() {
      this.reset();
      const log = (await read())?.log;
      if (log) this.set({ source: "primary" }, Number(log.hasFailed));
    },
  });
}
