import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { EditedTour, Review } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { client, describeFailure } from "@tour/office/api";
import { useSite } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { Rating } from "@tour/ui-kit/rating";
import { TruncateText } from "@tour/ui-kit/truncate-text";
import { useState } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import styles from "./overview.module.css";

const texts = tourEditorTexts.overview;

const reviewsQuery = (tourId: number, siteId: number, page: number) =>
  queryOptions({
    queryKey: ["tour-reviews", tourId, siteId, page],
    queryFn: ({ signal }) =>
      client.tourReviews({ query: { id: tourId, site_id: siteId, page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What guests wrote of a tour that they can see. */
export function ReviewsCard({ tour }: { tour: EditedTour }) {
  const site = useSite();
  if (!site?.published_at || tour.is_archived) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.heading}>{texts.reviews}</h2>
      <ReviewPages tourId={tour.id} siteId={site.id} />
    </div>
  );
}

function ReviewPages({ tourId, siteId }: { tourId: number; siteId: number }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(reviewsQuery(tourId, siteId, page));
  if (error) return <Message tone="danger">{describeFailure(error)}</Message>;
  if (data?.data.length === 0) return <p className={styles.quiet}>{texts.noReviews}</p>;
  return (
    <>
      <ul className={styles.items}>
        {data?.data.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {data && data.pagination.pages > 1 && (
        <Pagination value={page} onValueChange={setPage} pages={data.pagination.pages} />
      )}
    </>
  );
}

function ReviewItem({ review: { author, city, date, rating, text } }: { review: Review }) {
  return (
    <li className={styles.review}>
      <p className={styles.author}>
        <Rating value={rating} />
        <span className={styles.quiet}>
          {[author, city, formatDate(date)].filter(Boolean).join(", ")}
        </span>
      </p>
      <TruncateText>
        <p>{text}</p>
      </TruncateText>
    </li>
  );
}
