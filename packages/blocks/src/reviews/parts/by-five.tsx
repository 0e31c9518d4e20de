import type { Review } from "@tour/api";
import type { ReactNode } from "react";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { texts } from "../../texts/ru.ts";

/** Reviews of a page. Specification, section 9 (organizer reviews page size). */
const pageSize = 5;

interface ByFiveProps {
  reviews: Review[];
  /** One page of reviews. */
  children: (page: Review[]) => ReactNode;
}

/** Reviews by five: each further page unfolds by a button, without any script. */
export function ByFive({ reviews, children }: ByFiveProps) {
  const rest = reviews.slice(pageSize);
  return (
    <>
      {children(reviews.slice(0, pageSize))}
      {rest.length > 0 && (
        <ShowMore label={texts.reviews.more(Math.min(pageSize, rest.length))}>
          <ByFive reviews={rest}>{children}</ByFive>
        </ShowMore>
      )}
    </>
  );
}
