import {useState} from 'react';
import {Alert, Button} from 'react-bootstrap';

export default function SoldOut() {
  const [isShown, setIsShown] = useState(true);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Show the news again</Button>;
  return (
    <Alert
      dismissible
      variant="danger"
      closeLabel="Close the news"
      className="mb-0 w-100"
      onClose={() => setIsShown(false)}
    >
      Plum cake is sold out until Thursday.
    </Alert>
  );
}
