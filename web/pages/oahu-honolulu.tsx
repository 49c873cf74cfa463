export default function OahuHonolulu() {
  return <h1>oahu-honolulu</h1>;
}
