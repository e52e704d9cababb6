import {useRef, useState} from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

const TAGS = ['Harbours', 'Weather', 'Repairs'];

export default function JoyChipDelete() {
  const [tags, setTags] = useState(TAGS);
  const list = useRef<HTMLUListElement>(null);
  const restore = useRef<HTMLButtonElement>(null);

  function remove(tag: string) {
    const index = tags.indexOf(tag);
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? restore.current)?.focus();
    setTags(tags.filter((name) => name !== tag));
  }

  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Stack
        ref={list}
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap
        aria-label="Tags"
        sx={{flexWrap: 'wrap', m: 0, p: 0, minHeight: 32}}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            component="li"
            size="lg"
            endDecorator={<ChipDelete aria-label={`Remove ${tag}`} onDelete={() => remove(tag)} />}
          >
            {tag}
          </Chip>
        ))}
      </Stack>
      <Button ref={restore} size="sm" variant="plain" onClick={() => setTags(TAGS)}>
        Bring back all tags
      </Button>
    </Stack>
  );
}
