export default function Deep() {
  return null;
}
