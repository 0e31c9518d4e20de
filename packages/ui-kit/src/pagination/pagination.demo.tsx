import { useState } from "react";
import { defineDemo } from "../demo/define-demo.ts";
import { Pagination } from "./index.ts";

function PaginationDemo() {
  const [page, setPage] = useState(6);
  const [pageSize, setPageSize] = useState(10);
  return (
    <Pagination
      value={page}
      onValueChange={setPage}
      itemsCount={248}
      pageSize={pageSize}
      pageSizes={[10, 20, 50]}
      onPageSizeChange={setPageSize}
      onShowMore={() => setPage(page + 1)}
    />
  );
}

export const demo = defineDemo({
  group: "navigation",
  title: "Страницы",
  text: "До семи кнопок, дальше многоточия; диапазон, размер страницы и «Показать ещё».",
  isWide: true,
  Show: PaginationDemo,
});
