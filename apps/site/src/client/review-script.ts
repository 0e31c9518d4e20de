import { keepReviewDraft } from "./keep-review-draft.ts";
import { takePhotos } from "./take-photos.ts";

const form = document.querySelector<HTMLFormElement>("form[data-review]");
if (form) {
  keepReviewDraft(form);
  takePhotos(form);
}
