import { Toaster, toast } from "sonner";

export const Example = () => (
  <>
    <Toaster duration={5000} closeButton />
    <p role="status">All is well</p>
    <button
      type="button"
      onClick={() => toast.success("Published", { description: "Guests see it" })}
    >
      Publish
    </button>
  </>
);
