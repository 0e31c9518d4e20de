import { ApiError, askData, fetchWithProgress } from "@tour/api";
import type { MediaFile } from "@tour/api";
import { reviewTexts } from "../texts/review.ru.ts";

const texts = reviewTexts.photos;

/** Uploads photos one after the other as they are chosen; the form is sent once all of them are there. */
export function takePhotos(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>("[data-photos]")) takeOf(form, field);
}

function takeOf(form: HTMLFormElement, field: HTMLElement): void {
  const input = field.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) return;
  input.parentElement!.hidden = false;
  field.querySelector("[data-needs-script]")?.remove();
  const max = Number(field.dataset.max);
  let isAwaited = false;
  let uploading = 0;
  let last = Promise.resolve();

  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    input.value = "";
    const problems: string[] = [];
    for (const file of files) {
      const problem = judge(file);
      if (problem) problems.push(problem);
      else add(file);
    }
    say(field, problems);
  });
  form.addEventListener("submit", (event) => {
    if (uploading === 0) return;
    event.preventDefault();
    isAwaited = true;
    say(field, [texts.waiting]);
  });

  function judge(file: File): string | undefined {
    if (!file.type.startsWith("image/")) return texts.notPicture(file.name);
    const megabytes = Number(field.dataset.megabytes);
    if (file.size > megabytes * 1024 * 1024) return texts.tooHeavy(file.name, megabytes);
    // Of one face the newer takes the place.
    return max === 1 || field.querySelectorAll("ul input:checked").length < max
      ? undefined
      : texts.tooMany(max);
  }

  function add(file: File): void {
    const tile = addTile(field);
    const before = max === 1 ? [...field.querySelectorAll("li")].filter((one) => one !== tile) : [];
    uploading += 1;
    last = last.then(async () => {
      const problem = await upload(file, tile, {
        uuid: form.dataset.review ?? "",
        name: field.dataset.photos ?? "",
      });
      uploading -= 1;
      if (problem) {
        isAwaited = false;
        tile.remove();
        return say(field, [problem]);
      }
      for (const one of before) one.remove();
      if (uploading > 0 || !isAwaited) return;
      isAwaited = false;
      say(field, []);
      form.requestSubmit();
    });
  }
}

function addTile(field: HTMLElement): HTMLElement {
  const list = field.querySelector("ul")!;
  const tile = field.querySelector("template")!.content.cloneNode(true) as DocumentFragment;
  const item = tile.firstElementChild as HTMLElement;
  const box = item.querySelector("input")!;
  const isOne = field.dataset.max === "1";
  if (!isOne) box.setAttribute("aria-label", texts.photo(list.children.length + 1));
  // It has no key yet, and is counted all the same.
  box.name = "";
  list.append(item);
  return item;
}

/** Answers why it did not come; nothing where it did. */
async function upload(
  file: File,
  tile: HTMLElement,
  { uuid, name }: { uuid: string; name: string },
): Promise<string | undefined> {
  const progress = tile.querySelector("progress")!;
  const body = new FormData();
  body.set("file", file);
  try {
    const { id } = await askData<MediaFile>(`/spa/review-photo?uuid=${uuid}`, {
      body,
      failed: texts.failed(file.name),
      via: fetchWithProgress((part) => (progress.value = part)),
    });
    const box = tile.querySelector("input")!;
    box.name = name;
    box.value = id;
    tile.querySelector("img")!.src = `/media/${id}/320x320`;
    progress.remove();
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.message : texts.failed(file.name);
  }
}

function say(field: HTMLElement, words: string[]): void {
  field.querySelector("[role=status]")!.textContent = [...new Set(words)].join(" ");
}
