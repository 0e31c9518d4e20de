import * as v from "valibot";
import { expect, it } from "vitest";
import { linkItem } from "../content/link.ts";
import { list } from "../content/list.ts";
import { image } from "../content/media.ts";
import { line, richText } from "../content/text.ts";
import { listWords } from "./list-words.ts";

const schema = v.object({
  title: line({ label: "Заголовок" }),
  picture: image({ label: "Картинка" }),
  items: list(v.object({ name: line({ label: "Имя" }), text: richText({ label: "Текст" }) }), {
    label: "Пункты",
  }),
  links: list(linkItem({ label: "Ссылка" }), { label: "Ссылки" }),
});

it("lists what people read, and no addresses", () => {
  const content = {
    title: " Горы ",
    picture: { url: "/media/a/{size}", alt: "Вид" },
    items: [
      { name: "День", text: "<p>Едем&nbsp;в <strong>горы</strong></p><p>A &amp;lt; B</p>" },
      { name: "", text: "<p></p>" },
    ],
    links: [{ kind: 2, text: "Подробнее", url: "https://example.com" }, null],
  };
  expect(listWords(schema, content)).toEqual([
    "Горы",
    "День",
    "Едем в горы\nA &lt; B",
    "Подробнее",
  ]);
});

it("lists nothing of a content of another shape", () => {
  expect(listWords(schema, { title: 7, items: "нет", links: [3] })).toEqual([]);
});
