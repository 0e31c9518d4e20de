"use client";

import { useId, type ComponentProps } from "react";
import { ChevronLeft, ChevronRight, ChevronsUpDown, Ellipsis } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { Button } from "../button/button.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { paginationTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { PageAction, type PageAddress } from "./page-action.tsx";
import { computeRange, countPages, keepPlace, type PageFacts } from "./page-range.ts";
import { clampPage, listPageSlots } from "./page-slots.ts";
import styles from "./pagination.module.css";

export interface PaginationProps
  extends PageFacts, Omit<ComponentProps<"nav">, "children" | "defaultValue" | "onChange"> {
  /** The current page, from 1. */
  value?: number | undefined;
  /** Default 1. */
  defaultValue?: number | undefined;
  /** Hears the page that was chosen; with `href` it also keeps plain clicks on the page. */
  onValueChange?: ((page: number) => void) | undefined;
  /** Makes pages anchors: a pattern like `/tours?page={page}`, or a function of the page. */
  href?: PageAddress | undefined;
  /** Likewise for the application's router links. */
  to?: PageAddress | undefined;
  /** Sizes to choose from; needs `pageSize`. */
  pageSizes?: readonly number[] | undefined;
  /** Hears the size chosen; the page that shows the same first item is reported before it. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** Shows 'Show more' while there is a next page. */
  onShowMore?: (() => void) | undefined;
  /** More is on its way. */
  loading?: boolean | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["pagination"]> | undefined;
}

/** The way through a list that comes in pages. Specification, sections 3 and 9. */
export function Pagination(props: PaginationProps) {
  const { value, defaultValue = 1, onValueChange, href, to, texts: own, ...others } = props;
  const { pages: _, itemsCount, itemsOnPage: __, pageSize, ...withParts } = others;
  const { pageSizes, onPageSizeChange, onShowMore, loading, ...rest } = withParts;
  const texts = useSection("pagination", paginationTexts, own);
  const code = useLanguage();
  const sizeId = useId();
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  const pages = countPages(props);
  const page = clampPage(chosen, pages);
  const range = computeRange(page, props);
  const show = (number: number) => number.toLocaleString(code);
  const action = { href, to, keep: onValueChange !== undefined, onChoose: choose };
  const isLast = page >= pages;

  return (
    <nav aria-label={texts.label} {...rest} className={joinClasses(styles.root, rest.className)}>
      {onShowMore && (!isLast || loading) && (
        <div className={styles.more}>
          <Button variant="secondary" loading={loading} onClick={() => onShowMore()}>
            {texts.more}
          </Button>
        </div>
      )}
      <div className={styles.row}>
        <PageAction {...action} page={page - 1} inert={page <= 1} className={styles.step}>
          <ChevronLeft />
          <span>{texts.previous}</span>
        </PageAction>
        <ol className={styles.pages}>
          {listPageSlots(page, pages).map((slot) => (
            // A gap says nothing: it is no item to a screen reader.
            <li key={slot} aria-hidden={typeof slot === "number" ? undefined : true}>
              {typeof slot === "number" ? (
                <PageAction
                  {...action}
                  page={slot}
                  className={styles.page}
                  aria-label={fillText(texts.page, { page: show(slot) })}
                  aria-current={slot === page ? "page" : undefined}
                >
                  {show(slot)}
                </PageAction>
              ) : (
                <span className={styles.gap}>
                  <Ellipsis />
                </span>
              )}
            </li>
          ))}
        </ol>
        <PageAction {...action} page={page + 1} inert={isLast} className={styles.step}>
          <span>{texts.next}</span>
          <ChevronRight />
        </PageAction>
      </div>
      {(range || (pageSizes && pageSize)) && (
        <div className={styles.facts}>
          {range && (
            <p aria-live="polite">
              {fillText(texts.range, {
                rangeFrom: show(range.from),
                rangeTo: show(range.to),
                total: show(itemsCount ?? 0),
              })}
            </p>
          )}
          {pageSizes && pageSize && (
            <p className={styles.size}>
              <label htmlFor={sizeId}>{texts.pageSize}</label>
              <span className={styles.choice}>
                <select
                  id={sizeId}
                  value={pageSize}
                  onChange={(event) => {
                    const next = Number(event.currentTarget.value);
                    const place = keepPlace(page, pageSize, next);
                    if (place !== page) choose(place);
                    onPageSizeChange?.(next);
                  }}
                >
                  {[...new Set([...pageSizes, pageSize])]
                    .toSorted((a, b) => a - b)
                    .map((size) => (
                      <option key={size} value={size}>
                        {show(size)}
                      </option>
                    ))}
                </select>
                <ChevronsUpDown />
              </span>
            </p>
          )}
        </div>
      )}
    </nav>
  );
}
