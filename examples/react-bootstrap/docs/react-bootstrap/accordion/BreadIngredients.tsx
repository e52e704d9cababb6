import {Accordion} from 'react-bootstrap';

const breads = [
  {
    id: 'rye',
    name: 'Dark rye',
    text: 'Rye flour, water, salt and a sourdough older than the shop.',
  },
  {
    id: 'seeds',
    name: 'Seeded loaf',
    text: 'Wheat flour, sunflower seeds, linseed, water and salt.',
  },
];

export default function BreadIngredients() {
  return (
    <Accordion alwaysOpen flush defaultActiveKey={['rye', 'seeds']} className="w-100">
      {breads.map(({id, name, text}) => (
        <Accordion.Item key={id} eventKey={id}>
          <Accordion.Header as="div">{name}</Accordion.Header>
          <Accordion.Body>{text}</Accordion.Body>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
