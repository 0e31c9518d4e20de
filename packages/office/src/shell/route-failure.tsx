import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Failure } from "./failure.tsx";

/**
 * What a route shows in place of its screen. The router's own `reset` only draws once more what has
 * failed; here everything that the address needs is loaded again, before the screen and within it.
 */
export function RouteFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  const retry = () => {
    resetQueries();
    return router.invalidate();
  };
  return <Failure error={error} retry={retry} />;
}
