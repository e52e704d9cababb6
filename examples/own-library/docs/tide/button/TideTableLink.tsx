import {Button} from '@tide/ui';

export default function TideTableLink() {
  return (
    <Button as="a" href="https://example.com/tide-tables" rel="noopener" target="_blank">
      Read the tide tables
    </Button>
  );
}
