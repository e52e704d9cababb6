import {Badge} from '@radix-ui/themes';

export default function InFlower() {
  return (
    <Badge size="3" highContrast>
      In flower today
    </Badge>
  );
}
