import type { TourRoute } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { tourFieldTexts } from "../../../../../texts/tour-fields.ru.ts";

/** How long a route can be taken back, in ms. */
const undoFor = 10_000;
const id = "former-route";

/** Says what became of a route, and offers it back for a while. */
export function useRestore(restore: (route: TourRoute) => void) {
  const toast = useToast();
  return (route: TourRoute, text: string): void => {
    const back = () => {
      restore(route);
      toast.close(id);
    };
    toast.show({
      id,
      text,
      closeTimeout: undoFor,
      action: (
        <Button size="s" variant="secondary" onClick={back}>
          {tourFieldTexts.route.restore}
        </Button>
      ),
    });
  };
}
