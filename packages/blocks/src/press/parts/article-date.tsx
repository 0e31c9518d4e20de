import { formatDate } from "../../format/format-dates.ts";

interface ArticleDateProps {
  /** `yyyy-MM-dd`; nothing is shown without one. */
  date: string;
  className?: string;
}

/** When it was published. */
export function ArticleDate({ date, className }: ArticleDateProps) {
  if (!date) return null;
  return (
    <time className={className} dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
