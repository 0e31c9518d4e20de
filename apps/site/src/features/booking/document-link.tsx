import type { BookingOffer } from "@tour/api";

type OfferedDocument = BookingOffer["documents"][number];

interface DocumentLinkProps {
  document: OfferedDocument;
  onRead: (document: OfferedDocument) => void;
}

/** A document, to be read in place; without a script it opens beside the form, which stays as it is. */
export function DocumentLink({ document, onRead }: DocumentLinkProps) {
  return (
    <a
      href={document.path}
      target="_blank"
      rel="noopener"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onRead(document);
      }}
    >
      {document.title}
    </a>
  );
}
