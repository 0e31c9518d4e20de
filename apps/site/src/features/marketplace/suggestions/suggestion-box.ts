import { marketLiveTexts as texts } from "../../../texts/market-live.ru.ts";

export interface Suggested {
  name: string;
  /** What it is, in small letters; empty where there is nothing to say. */
  note: string;
  address: string;
}

interface Around {
  heading?: string;
  button?: { text: string; press: () => void };
}

let boxes = 0;

/** A list under a field to choose from, by the combobox pattern of the ARIA practices. */
export class SuggestionBox {
  readonly #input: HTMLInputElement;
  readonly #panel: HTMLElement;
  readonly #list = document.createElement("ul");
  readonly #status = document.createElement("span");
  readonly #id: string;
  #shown: readonly Suggested[] = [];
  #at = -1;

  constructor(input: HTMLInputElement, panel: HTMLElement, choose: (one: Suggested) => void) {
    this.#input = input;
    this.#panel = panel;
    boxes += 1;
    this.#id = `suggestions-${boxes}`;
    Object.assign(this.#list, { id: this.#id, role: "listbox", ariaLabel: texts.suggestions });
    this.#status.role = "status";
    this.#status.dataset.spoken = "";
    panel.after(this.#status);
    input.setAttribute("aria-controls", this.#id);
    Object.assign(input, { role: "combobox", ariaAutoComplete: "list", ariaExpanded: "false" });
    input.addEventListener("keydown", (event) => this.#press(event, choose));
    input.addEventListener("blur", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && panel.contains(relatedTarget))) this.close();
    });
    // The field keeps the focus: a press outside of it would close the list first.
    panel.addEventListener("mousedown", (event) => event.preventDefault());
    panel.addEventListener("click", ({ target }) => {
      const option = (target as Element).closest("li");
      const one = option && this.#shown[[...this.#list.children].indexOf(option)];
      if (one) choose(one);
    });
  }

  show(suggested: readonly Suggested[], { heading, button }: Around): void {
    this.#shown = suggested;
    this.#list.replaceChildren(...suggested.map((one, index) => this.#toOption(one, index)));
    const parts: HTMLElement[] = [];
    if (heading) parts.push(element("p", heading));
    if (suggested.length > 0) parts.push(this.#list);
    if (button) {
      const press = element("button", button.text);
      press.setAttribute("type", "button");
      press.addEventListener("click", button.press);
      parts.push(press);
    }
    this.#panel.replaceChildren(...parts);
    this.#panel.hidden = parts.length === 0;
    this.#input.ariaExpanded = String(suggested.length > 0);
    this.#status.textContent = texts.count(suggested.length);
    this.#select(-1);
  }

  close(): void {
    this.#panel.hidden = true;
    this.#input.ariaExpanded = "false";
    this.#status.textContent = "";
    this.#shown = [];
    this.#select(-1);
  }

  #toOption({ name, note }: Suggested, index: number): HTMLElement {
    const option = element("li", name);
    option.id = `${this.#id}-${index}`;
    option.role = "option";
    option.ariaSelected = "false";
    if (note) option.append(element("small", note));
    return option;
  }

  #select(index: number): void {
    this.#at = index;
    for (const [at, option] of [...this.#list.children].entries()) {
      option.ariaSelected = String(at === index);
      if (at !== index) continue;
      this.#input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    }
    if (index < 0) this.#input.removeAttribute("aria-activedescendant");
  }

  #press(event: KeyboardEvent, choose: (one: Suggested) => void): void {
    const { key } = event;
    const count = this.#shown.length;
    if (event.isComposing || this.#panel.hidden) return;
    if (key === "Escape") {
      // The first press closes the list; only the next one empties the field.
      event.preventDefault();
      return this.close();
    }
    if (key === "Enter") {
      const one = this.#shown[this.#at];
      if (!one) return;
      event.preventDefault();
      return choose(one);
    }
    if ((key !== "ArrowDown" && key !== "ArrowUp") || count === 0) return;
    event.preventDefault();
    // Past both ends is the field itself.
    const step = key === "ArrowDown" ? 1 : -1;
    this.#select(((this.#at + 1 + step + count + 1) % (count + 1)) - 1);
  }
}

function element(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}
