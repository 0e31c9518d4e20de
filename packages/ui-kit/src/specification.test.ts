import { expect, test } from "vitest";
import { AVATAR_SIZE } from "./avatar/avatar.tsx";
import { AVATAR_VARIANTS } from "./avatar/initials.ts";
import { RESIZE_THROTTLE_MS } from "./behaviours/use-popover.ts";
import { CLOSE_DELAY_MS } from "./dropdown/use-dropdown.ts";
import { DOUBLE_TAP_MS, SLIDE_MS, SWIPE_THRESHOLD } from "./fullscreen-gallery/gesture-rules.ts";
import { LARGE_SIZE, POSTER_SIZE } from "./fullscreen-gallery/picture-source.ts";
import { MAX_DOTS } from "./carousel-indicator/list-dots.ts";
import {
  LOADING_DURATION_MS,
  LOADING_HEIGHT_PX,
  LOADING_THROTTLE_MS,
} from "./loading-indicator/loading-bar.ts";
import { en, ru } from "./locale/index.ts";
import { MODAL_FALLBACK_WIDTH, MODAL_WIDTH } from "./modal/modal.tsx";
import { CLOSE_WAIT_MS } from "./modal/use-dialog.ts";
import { SCROLL_THROTTLE_MS } from "./modal/use-scrolled.ts";
import { DRAG_TO_CLOSE_PX } from "./modal/use-sheet-drag.ts";
import { PAGE_SLOTS } from "./pagination/page-slots.ts";
import { MAX_SHOWN } from "./phone-input/phone-text.ts";
import { RATING_MAX } from "./rating/rating.tsx";
import { TILE_LIMIT } from "./tile-gallery/list-tiles.ts";
import { TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD } from "./truncate-text/truncate-text.tsx";

// What the components do with these numbers and texts is tested beside each of them.

test("the numbers are those of the specification's sections 4, 5 and 9", () => {
  expect({
    modalWidth: [MODAL_WIDTH, MODAL_FALLBACK_WIDTH],
    closeWait: CLOSE_WAIT_MS,
    dragToClose: DRAG_TO_CLOSE_PX,
    sheetScrollThrottle: SCROLL_THROTTLE_MS,
    dropdown: [CLOSE_DELAY_MS, RESIZE_THROTTLE_MS],
    avatar: [AVATAR_SIZE, AVATAR_VARIANTS],
    pages: PAGE_SLOTS,
    dots: MAX_DOTS,
    truncate: [TRUNCATE_HEIGHT, TRUNCATE_THRESHOLD],
    phone: MAX_SHOWN,
    rating: RATING_MAX,
    tiles: TILE_LIMIT,
    gallery: [SWIPE_THRESHOLD, DOUBLE_TAP_MS, SLIDE_MS],
    sizes: [LARGE_SIZE, POSTER_SIZE],
    loading: [LOADING_THROTTLE_MS, LOADING_DURATION_MS, LOADING_HEIGHT_PX],
  }).toEqual({
    modalWidth: [489, 500],
    closeWait: 300,
    dragToClose: 150,
    sheetScrollThrottle: 500,
    dropdown: [300, 1000],
    avatar: [48, 5],
    pages: 7,
    dots: 4,
    truncate: [120, 24],
    phone: 18,
    rating: 5,
    tiles: 6,
    gallery: [100, 300, 300],
    sizes: ["1200x00", "374x500"],
    loading: [200, 2000, 3],
  });
});

test("the phone input's texts are those of sections 5 and 8, word for word", () => {
  expect(en.texts.phoneInput).toMatchObject({
    invalid: "Incorrect phone number",
    invalidExtended: "Invalid phone number. Please enter the number in the international format.",
    mismatch: "This number belongs to {country}.",
    empty: "Nothing found based on your search",
    tryCode: "Try searching by code",
  });
  expect(ru.texts.phoneInput).toMatchObject({
    invalid: "Неверный номер телефона",
    invalidExtended: "Некорректный номер. Укажите номер в международном формате.",
    mismatch: "Это номер страны {country}.",
    confirm: "Подтвердить",
  });
});

test("the kit's texts are those of section 9, word for word", () => {
  const { texts } = en;
  const { more, next, previous, range } = texts.pagination;
  expect([more, next, previous, range]).toEqual([
    "Show more",
    "Next",
    "Previous",
    "{rangeFrom}–{rangeTo} of {total}",
  ]);
  expect(texts.truncateText).toEqual({ more: "Read more", less: "Hide" });
  expect([texts.select.search, texts.select.placeholder]).toEqual(["Search", "Select"]);
  expect([texts.color.open, ru.texts.color.open]).toEqual(["Open", "Открыть"]);
  expect([texts.modal.close, texts.tileGallery.viewAll]).toEqual(["Close", "View All"]);
  const { title, back, apply } = texts.datePicker;
  expect([title, back, apply]).toEqual(["Select dates", "Go back", "Apply"]);
  const labels = [1, 2, 3, 4, 5].map((stars) => texts.rating[stars as 1]);
  expect(labels).toEqual(["Terrible", "Poor", "Fair", "Good", "Excellent"]);
});
