import { Avatar } from "@base-ui/react/avatar";

const name = "Anna Petrova";

export const Example = () => (
  <Avatar.Root>
    <Avatar.Image src="/anna.jpg" alt={name} />
    <Avatar.Fallback>
      {name
        .split(" ", 2)
        .map((word) => word[0])
        .join("")}
    </Avatar.Fallback>
  </Avatar.Root>
);
