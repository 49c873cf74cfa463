export default function Principles() {
  return <h1>principles</h1>;
}
