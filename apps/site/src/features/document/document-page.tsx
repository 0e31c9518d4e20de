import type { DocumentPage as Document } from "@tour/api";
import { DocumentText } from "../../page/document-text.tsx";
import { texts } from "../../texts/ru.ts";

/** A published document, and the day from which it holds. */
export function DocumentPage({ document }: { document: Document }) {
  const { title, html, version, published_at: publishedAt } = document;
  return (
    <DocumentText title={title} html={html}>
      {texts.document.edition(version)}{" "}
      <time dateTime={publishedAt}>{day.format(new Date(publishedAt))}</time>
    </DocumentText>
  );
}

const day = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeZone: "Europe/Moscow" });
