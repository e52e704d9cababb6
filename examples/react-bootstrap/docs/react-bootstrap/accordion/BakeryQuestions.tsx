import {Accordion} from 'react-bootstrap';

export default function BakeryQuestions() {
  return (
    <Accordion defaultActiveKey="hours" className="w-100">
      <Accordion.Item eventKey="hours">
        <Accordion.Header as="div">Opening hours</Accordion.Header>
        <Accordion.Body>At six, when the first trays leave the oven.</Accordion.Body>
      </Accordion.Item>
      <Accordion.Item eventKey="orders">
        <Accordion.Header as="div">Cakes to order</Accordion.Header>
        <Accordion.Body>Two days before you want to eat it.</Accordion.Body>
      </Accordion.Item>
    </Accordion>
  );
}
