import type { BookingOffer } from "@tour/api";

/** A document on the site; it opens beside the form, which stays as it is. */
export function DocumentLink({ document }: { document: BookingOffer["documents"][number] }) {
  return (
    <a href={document.path} target="_blank" rel="noopener">
      {document.title}
    </a>
  );
}
