/** Code that takes a sentence out of `words` whose English has changed since, where these words have it. */
export function leftOut(key: string): string {
  const steps = key.split('.').map((name) => `[${JSON.stringify(name)}]`);
  return `if (words${steps[0]}) words${steps.join('')} = undefined;\n`;
}
