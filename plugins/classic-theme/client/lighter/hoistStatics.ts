/** React Router wraps components with it that have no statics. */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
