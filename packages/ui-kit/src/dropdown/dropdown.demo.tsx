import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Dropdown, DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "./index.ts";

export const demo = defineDemo({
  group: "actions",
  title: "Выпадающее меню",
  text: "Открывается нажатием, наведением или вручную; закрывается снаружи, при прокрутке и через 300 мс после ухода.",
  Show: () => (
    <div className={styles.row}>
      <DropdownMenu trigger={<Button variant="secondary">Действия с туром</Button>}>
        <MenuLabel>Тур на Алтай</MenuLabel>
        <MenuItem>Изменить</MenuItem>
        <MenuItem>Скопировать</MenuItem>
        <MenuItem disabled>Опубликовать</MenuItem>
        <MenuSeparator />
        <MenuItem danger>В архив</MenuItem>
      </DropdownMenu>
      <Dropdown openOn="hover" trigger={<Button variant="ghost">Наведите</Button>}>
        <p className={styles.text}>Выезд в субботу утром из Горно-Алтайска.</p>
      </Dropdown>
    </div>
  ),
});
