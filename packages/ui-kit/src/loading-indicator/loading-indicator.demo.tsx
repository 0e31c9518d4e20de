import { useState } from "react";
import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import { LoadingIndicator } from "./index.ts";

function LoadingDemo() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingIndicator loading={isLoading} />
      <Button variant="secondary" onClick={() => setLoading(!isLoading)}>
        {isLoading ? "Закончить" : "Начать загрузку"}
      </Button>
    </>
  );
}

export const demo = defineDemo({
  group: "feedback",
  title: "Полоса загрузки",
  text: "Вверху страницы, 3 px; появляется через 200 мс, чтобы не мигать на быстром.",
  isLive: true,
  Show: LoadingDemo,
});
