export default function Player() {
  return <h1>player</h1>;
}
