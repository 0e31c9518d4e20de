import { Button, Tag, TagGroup, TagList } from "react-aria-components";

export const Example = () => (
  <TagGroup aria-label="Regions" onRemove={() => {}}>
    <TagList>
      <Tag textValue="Altai">
        Altai
        <Button slot="remove">×</Button>
      </Tag>
    </TagList>
  </TagGroup>
);
