import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Pagination.css";
import { MantineProvider, Pagination } from "@mantine/core";
import { useState } from "react";

export function Example() {
  const [page, setPage] = useState(1);
  return (
    <MantineProvider>
      <nav aria-label="Pages">
        <Pagination total={20} value={page} onChange={setPage} />
        {page * 10 - 9}–{page * 10} of 200
      </nav>
    </MantineProvider>
  );
}
