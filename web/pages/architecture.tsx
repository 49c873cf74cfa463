export default function Architecture() {
  return <h1>architecture</h1>;
}
