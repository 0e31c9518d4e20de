const allowed = "p h2 h3 h4 ul ol li a strong em u s blockquote br".split(" ");
/** Whose words are code, not text. */
const dropped = "script style template iframe object noscript";

/**
 * Pasted HTML without anything but the formatting of rich texts. The server cleans what is saved; a
 * pasted text is shown before that.
 */
export function cleanPastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const element of parsed.querySelectorAll(dropped.replaceAll(" ", ","))) element.remove();
  for (const element of parsed.body.querySelectorAll("*")) {
    if (!allowed.includes(element.localName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      const isLink = element.localName === "a" && name === "href" && isHarmless(value);
      if (!isLink) element.removeAttribute(name);
    }
  }
  return parsed.body.innerHTML;
}

const isHarmless = (address: string) =>
  /^(?:https?:|mailto:|tel:|tg:|#|\/(?!\/))/i.test(address.trim());
