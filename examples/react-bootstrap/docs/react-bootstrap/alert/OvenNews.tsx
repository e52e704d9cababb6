import {Alert, Stack} from 'react-bootstrap';

export default function OvenNews() {
  return (
    <Stack gap={3}>
      <Alert variant="success" className="mb-0">
        The rolls are out of the oven.
      </Alert>
      <Alert variant="warning" className="mb-0">
        Two loaves of rye are left.
      </Alert>
    </Stack>
  );
}
