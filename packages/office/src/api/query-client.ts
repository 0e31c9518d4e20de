import { QueryClient } from "@tanstack/react-query";

/** The client itself repeats what may be repeated: queries do not do it once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
  },
});
