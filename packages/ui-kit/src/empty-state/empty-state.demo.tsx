import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import { EmptyState } from "./index.ts";

export const demo = defineDemo({
  group: "feedback",
  title: "Пусто",
  text: "Почему здесь ничего нет и с чего начать.",
  Show: () => (
    <EmptyState
      title="Пока нет ни одной заявки"
      text="Они появятся здесь, как только кто-нибудь забронирует место."
      action={<Button>Поделиться туром</Button>}
    />
  ),
});
