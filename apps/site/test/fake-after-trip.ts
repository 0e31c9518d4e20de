import type { GuestRequest, GuestReview, Mailing } from "@tour/api";
import { makeSamplePage } from "@tour/blocks";

type Send = (status: number, body: unknown) => void;

type SentReview = Omit<GuestReview, "photos" | "portrait"> & {
  uuid: string;
  photos: string[];
  portrait: string | null;
};

const photoOf = (key: string) => ({
  url: `/media/${key}/{size}`,
  alt: "",
  focal_x: 0.5,
  focal_y: 0.5,
});

let photos = 0;

/** A photo of a review: each has a key of its own. */
export function answerReviewPhoto(send: Send, body: string): void {
  if (body.includes("broken")) return send(415, { message: "Не удалось прочитать картинку" });
  photos += 1;
  const id = `photo${String(photos).padStart(17, "0")}`;
  send(200, { data: { id, image: photoOf(id), width: 4, height: 3, name: "" } });
}

/** What the API host answers to a review: the request has it from then on. */
export function answerReview(orders: Record<string, GuestRequest>, send: Send, body: string): void {
  const { uuid, photos, portrait, ...words } = JSON.parse(body) as SentReview;
  const order = orders[uuid];
  if (!order) return send(404, { message: "Заявки нет. Проверьте ссылку." });
  if (!order.can_review) return send(409, { message: "Отзыв уже опубликован." });
  const missing = { text: ["Обязательно для заполнения"] };
  if (!words.text.trim()) return send(400, { message: "Проверьте поля", validation: missing });
  const face = portrait ? { portrait: photoOf(portrait) } : {};
  const shown = { photos: photos.map(photoOf), ...face, state: "waiting" as const };
  const review = { ...words, ...shown, at: "2030-07-21T09:00:00Z" };
  orders[uuid] = { ...order, review };
  send(200, { data: review });
}

/** The emails of a mailbox, by their token; a body changes them. */
export function answerMailing(
  mailings: Record<string, Mailing>,
  url: URL,
  send: Send,
  body: string,
): void {
  const given = body ? (JSON.parse(body) as { token: string; is_subscribed: boolean }) : null;
  const token = given?.token ?? url.searchParams.get("token") ?? "";
  const mailing = mailings[token];
  if (!mailing) return send(404, { message: "Такой подписки нет." });
  if (given) mailings[token] = { ...mailing, is_subscribed: given.is_subscribed };
  send(200, { data: mailings[token] });
}

/** Who sells: their contacts, and where their site is. */
export function answerPublicInfo(siteUrl: string, send: Send): void {
  const { organizer } = makeSamplePage("main");
  const author_data = { is_verified: true, site_url: siteUrl, tours_count: 3 };
  send(200, { data: { ...organizer, author_data } });
}
