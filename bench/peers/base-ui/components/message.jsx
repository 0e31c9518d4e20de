import { Toast } from "@base-ui/react/toast";

function List() {
  const { toasts, add } = Toast.useToastManager();
  return (
    <>
      <p role="status">All is well</p>
      <button
        type="button"
        onClick={() => add({ title: "Published", description: "Guests see it", timeout: 5000 })}
      >
        Publish
      </button>
      <Toast.Portal>
        <Toast.Viewport>
          {toasts.map((toast) => (
            <Toast.Root key={toast.id} toast={toast}>
              <Toast.Content>
                <Toast.Title />
                <Toast.Description />
                <Toast.Close aria-label="Close">×</Toast.Close>
              </Toast.Content>
            </Toast.Root>
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </>
  );
}

export const Example = () => (
  <Toast.Provider>
    <List />
  </Toast.Provider>
);
