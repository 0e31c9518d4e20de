import { QueryClient } from "@tanstack/react-query";

/**
 * The client itself repeats what may be repeated: queries do not do it once more. Without a network
 * nothing waits in silence for one: a question is refused at once, and a deed is not done later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: "always",
      refetchOnReconnect: true,
    },
    mutations: { networkMode: "always" },
  },
});
