export default function Iceland() {
  return <h1>iceland</h1>;
}
