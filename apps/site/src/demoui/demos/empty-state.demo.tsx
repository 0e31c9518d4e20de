import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { defineDemo } from "../define-demo.ts";

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
