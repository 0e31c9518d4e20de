import { Button } from "@tour/ui-kit/button";
import { Tooltip } from "@tour/ui-kit/tooltip";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "actions",
  title: "Подсказка",
  text: "Несколько слов при наведении и фокусе; Escape её убирает.",
  Show: () => (
    <Tooltip content="Вернём всю сумму за 14 дней до выезда">
      <Button variant="secondary">Условия отмены</Button>
    </Tooltip>
  ),
});
