import { Field } from "@tour/ui-kit/field";
import { LocaleProvider, ru } from "@tour/ui-kit/locale";
import { Pagination } from "@tour/ui-kit/pagination";
import { Select } from "@tour/ui-kit/select";

export function InRussian() {
  return (
    <LocaleProvider locale={ru} texts={{ select: { placeholder: "Выберите регион" } }}>
      <div style={{ display: "grid", gap: 16, maxInlineSize: 480 }}>
        <Field label="Регион">
          <Select items={[{ text: "Алтай", value: "altai" }]} native="never" />
        </Field>
        <Pagination defaultValue={2} itemsCount={95} pageSize={10} />
      </div>
    </LocaleProvider>
  );
}
