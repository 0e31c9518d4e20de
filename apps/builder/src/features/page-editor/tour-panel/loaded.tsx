import type { UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import { describeFailure } from "@tour/office/failure-words";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import type { ReactNode } from "react";
import { tourPanelTexts as texts } from "../../../texts/tour-panel.ru.ts";

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Said where the server knows no such thing. */
  gone: string;
  children: (data: Data) => ReactNode;
}

/** What was read, once it is there; until then a sign of it, or why not and a way to try again. */
export function Loaded<Data>({ query, gone, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error instanceof ApiError && error.status === 404) return <Message>{gone}</Message>;
  if (!error) return <Spinner aria-label={texts.loading} />;
  return (
    <Message
      tone="danger"
      title={texts.failed}
      action={
        <Button size="s" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {describeFailure(error)}
    </Message>
  );
}
