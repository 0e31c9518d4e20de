import type { MarketDeed } from "@tour/api";
import { pointsInPercent } from "@tour/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./marketplace.module.css";

const texts = staffTexts.market;
const percent = new Intl.NumberFormat("ru", { style: "percent", maximumFractionDigits: 2 });

/** Who of staff changed what, newest first; nothing before the first change. */
export function ChangesCard({ changes }: { changes: MarketDeed[] }) {
  if (changes.length === 0) return null;
  return (
    <SettingsCard title={texts.changes}>
      <ul className={styles.list} aria-label={texts.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <span>{describeChange(change)}</span>
            <span className={styles.quiet}>
              {change.by?.name ?? texts.nobody}, {formatInstant(change.at)}
            </span>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

function describeChange({ kind, details }: MarketDeed): string {
  switch (kind) {
    case "legal_changed":
    case "texts_changed":
    case "collections_ordered":
      return texts.changed[kind];
    case "collection_added":
    case "collection_changed":
    case "collection_removed":
      return texts.changed[kind](String(details["name"]));
    case "commission_changed":
      return texts.changed.commission_changed(
        formatPoints(details["from"]),
        formatPoints(details["to"]),
      );
    case "shop_changed":
      return texts.changed.shop_changed(String(details["shop_id"]));
    case "document_published": {
      const type = details["type"] === "policy" ? "policy" : "agreement";
      return texts.changed.document_published[type](Number(details["version"]));
    }
  }
}

const formatPoints = (points: unknown): string =>
  percent.format(Number(points) / (100 * pointsInPercent));
