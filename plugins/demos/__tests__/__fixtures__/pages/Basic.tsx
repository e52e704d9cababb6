export default function Basic() {
  return <button type="button">Press</button>;
}
