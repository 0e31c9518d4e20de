import type { DocumentType } from "@tour/api";
import { Link } from "@tour/ui-kit/link";
import { ArrowRight } from "lucide-react";
import { texts } from "../texts/ru.ts";
import styles from "./publish-notices.module.css";

interface DocumentWaysProps {
  organizerId: number;
  documents: readonly DocumentType[];
  /** Closes the window on the way to a document. */
  leave: () => void;
}

/** Ways to the documents that are missing, each straight to its own form. */
export function DocumentWays({ organizerId, documents, leave }: DocumentWaysProps) {
  return (
    <ul className={styles.ways}>
      {documents.map((type) => (
        <li key={type}>
          <Link
            variant="quiet"
            underline="hover"
            className={styles.way}
            to={`/${organizerId}/documents#${type}`}
            onClick={leave}
          >
            <span>{texts.publish.writeDocument(texts.documents.type[type])}</span>
            <ArrowRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
