import { sayProblem } from "../../form/say-problem.ts";
import { shownEvent } from "../../filters/live/shown-event.ts";

const partsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>("[data-part]")];

/** Puts the server's new page in place of the shown one, and leaves what somebody is at. */
export function syncPage(shown: HTMLElement, next: HTMLElement): void {
  const form = document.querySelector<HTMLFormElement>("[data-filters]");
  const nextForm = next.querySelector<HTMLFormElement>("[data-filters]");
  const focused = noteFocus();
  shown.dataset.catalogue = next.dataset.catalogue;
  // The form may stand in the sheet: it is looked for by itself.
  if (form && nextForm) syncForm(form, nextForm);
  for (const part of partsOf(next)) {
    const name = part.dataset.part ?? "";
    if (name.startsWith("options-")) continue;
    const now = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!now) continue;
    if (name === "found") keepSameCards(now, part);
    now.replaceChildren(...part.childNodes);
    if (name === "found") noteCards(now);
  }
  restoreFocus(focused, shown);
  form?.dispatchEvent(new Event(shownEvent, { bubbles: true }));
}

/** Cards as the server drew them: scripts add pictures to them, and mark what is saved. */
const drawn = new WeakMap<Element, string>();

/** Notes the cards of a list that are new in it, before anything is added to them. */
export function noteCards(list: HTMLElement): void {
  for (const card of list.querySelectorAll("li")) {
    if (!drawn.has(card)) drawn.set(card, card.outerHTML);
  }
}

/** Cards that are as they were stay the same elements: their pictures do not blink. */
function keepSameCards(now: HTMLElement, next: HTMLElement): void {
  const cards = new Map([...now.querySelectorAll("li")].map((card) => [drawn.get(card), card]));
  for (const card of next.querySelectorAll("li")) {
    const same = cards.get(card.outerHTML);
    if (same) card.replaceWith(same);
  }
}

function syncForm(form: HTMLFormElement, next: HTMLFormElement): void {
  const groups = form.querySelector("[data-groups]");
  const known = groupsOf(form);
  const wanted = groupsOf(next);
  for (const [name, group] of known) if (!wanted.has(name)) group.remove();
  let last: Element | null = null;
  for (const [name, group] of wanted) {
    const now = known.get(name);
    if (now) syncGroup(now, group);
    else if (last) last.after(group);
    else groups?.prepend(group);
    last = now ?? group;
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="hidden"]'))
    input.remove();
  form.append(...next.querySelectorAll('input[type="hidden"]'));
  for (const input of next.querySelectorAll<HTMLInputElement>(
    "input:is([type=text], [type=search])",
  )) {
    const now = form.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
    if (!now) continue;
    now.placeholder = input.placeholder;
    sayProblem(now, input.ariaInvalid === "true");
    // What was sent from the field was perhaps understood as choices: they no longer stand in it.
    const isSent = now.dataset.sent === now.value;
    if (now !== document.activeElement || isSent) now.value = input.value;
    if (isSent) delete now.dataset.sent;
  }
}

function groupsOf(form: HTMLElement): Map<string, HTMLElement> {
  const groups = [...form.querySelectorAll<HTMLElement>("[data-group]")];
  return new Map(groups.map((group) => [group.dataset.group ?? "", group]));
}

function syncGroup(now: HTMLElement, next: HTMLElement): void {
  const options = now.querySelector<HTMLElement>("[data-part]");
  const nextOptions = next.querySelector<HTMLElement>("[data-part]");
  if (options && nextOptions) syncOptions(options, nextOptions);
  for (const kind of ["slider", "calendar"]) {
    const part = now.querySelector<HTMLElement>(`[data-${kind}]`);
    const nextPart = next.querySelector<HTMLElement>(`[data-${kind}]`);
    if (!part || !nextPart) continue;
    const isMounted = part.dataset.mounted !== undefined;
    Object.assign(part.dataset, nextPart.dataset);
    if (kind === "slider" && !isMounted) part.replaceChildren(...nextPart.childNodes);
  }
}

const labelsOf = (options: HTMLElement) => [...options.querySelectorAll<HTMLElement>("label")];
const keysOf = (options: HTMLElement) =>
  labelsOf(options)
    .map(({ dataset }) => dataset.key)
    .join("\n");

/** The same choices stay the same elements: somebody may be about to press the next one. */
function syncOptions(now: HTMLElement, next: HTMLElement): void {
  if (keysOf(now) !== keysOf(next)) {
    const isMore = now.querySelector("details")?.open ?? false;
    const more = next.querySelector("details");
    if (more && isMore) more.open = true;
    now.replaceChildren(...next.childNodes);
    return;
  }
  const labels = labelsOf(now);
  for (const [index, label] of labelsOf(next).entries()) {
    const [input, nextInput] = [labels[index], label].map((one) => one?.querySelector("input"));
    if (input && nextInput) input.checked = nextInput.checked;
    const [count, nextCount] = [labels[index], label].map((one) => one?.children[2]);
    if (count && nextCount) count.textContent = nextCount.textContent;
  }
}

/** How what has the focus is found again, or what stands in its place. */
function noteFocus(): string | null | undefined {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement && active.name) {
    const value = active.type === "text" || active.type === "search" ? "" : active.value;
    const which = value ? `[value="${CSS.escape(value)}"]` : "";
    return `input[name="${active.name}"]${which}`;
  }
  if (active?.id) return `#${active.id}`;
  const part = active?.closest<HTMLElement>("[data-part]");
  return part && `[data-part="${part.dataset.part}"] [data-refocus]`;
}

function restoreFocus(selector: string | null | undefined, shown: HTMLElement): void {
  if (!selector || (document.activeElement && document.activeElement !== document.body)) return;
  (document.querySelector<HTMLElement>(selector) ?? shown).focus({ preventScroll: true });
}
