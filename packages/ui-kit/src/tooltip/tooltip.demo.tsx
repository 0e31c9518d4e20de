import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import { Tooltip } from "./index.ts";

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
