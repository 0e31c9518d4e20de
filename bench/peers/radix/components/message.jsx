import { Toast } from "radix-ui";
import { useState } from "react";

export function Example() {
  const [toasts, setToasts] = useState([]);
  const show = () => setToasts([...toasts, { id: Date.now(), title: "Published" }]);
  const remove = (id) => setToasts((all) => all.filter((toast) => toast.id !== id));
  return (
    <Toast.Provider duration={5000}>
      <p role="status">All is well</p>
      <button type="button" onClick={show}>
        Publish
      </button>
      {toasts.map(({ id, title }) => (
        <Toast.Root key={id} onOpenChange={(open) => open || remove(id)}>
          <Toast.Title>{title}</Toast.Title>
          <Toast.Description>Guests see it</Toast.Description>
          <Toast.Close aria-label="Close">×</Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport />
    </Toast.Provider>
  );
}
