import type { GuestReview } from "@tour/api";
import { texts as allTexts } from "../texts/ru.ts";

const texts = allTexts.review;

/** Why a review is hidden, as its guest reads it. */
export const describeHiding = ({ reason, words }: NonNullable<GuestReview["hidden"]>): string =>
  texts.hiddenWhy(reason === "other" ? words : texts.hidingReasons[reason]);
