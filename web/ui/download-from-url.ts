/** Downloads the file at a URL and saves it under a name. */
export function downloadFromUrl(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
