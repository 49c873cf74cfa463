export default function Place() {
  return <h1>place</h1>;
}
