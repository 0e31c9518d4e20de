import { defineDemo } from "../demo/define-demo.ts";
import { Breadcrumbs } from "./index.ts";

export const demo = defineDemo({
  group: "navigation",
  title: "Крошки",
  text: "Путь сюда; длинный складывается, на телефоне остаётся шаг назад.",
  Show: () => (
    <Breadcrumbs
      items={[
        { text: "Туры", href: "#breadcrumbs" },
        { text: "Сибирь", href: "#breadcrumbs" },
        { text: "Алтай", href: "#breadcrumbs" },
        { text: "К подножию Белухи" },
      ]}
    />
  ),
});
